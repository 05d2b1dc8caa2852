export { chemicals } from './family.ts';
