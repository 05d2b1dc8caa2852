export { electrical } from './family.ts';
