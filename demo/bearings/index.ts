export { bearings } from './family.ts';
