export { BRANDS } from './list.ts';
