export { BELTS } from './list.ts';
