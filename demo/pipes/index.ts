export { pipes } from './family.ts';
