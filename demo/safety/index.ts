export { safety } from './family.ts';
