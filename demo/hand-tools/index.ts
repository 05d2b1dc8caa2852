export { handTools } from './family.ts';
