export { allocateNumber } from './allocate-number.ts';
