export { cutting } from './family.ts';
