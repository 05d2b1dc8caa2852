export { seals } from './family.ts';
