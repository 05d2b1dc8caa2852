export { fittings } from './family.ts';
