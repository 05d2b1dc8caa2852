export { pumps } from './family.ts';
