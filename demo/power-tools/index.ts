export { powerTools } from './family.ts';
