export { packaging } from './family.ts';
