export { cable } from './family.ts';
