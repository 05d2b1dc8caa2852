export { lendNumber } from './lend-number.ts';
