export { fasteners } from './family.ts';
