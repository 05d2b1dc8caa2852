export { valves } from './family.ts';
