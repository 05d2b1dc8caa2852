export { pneumatics } from './family.ts';
