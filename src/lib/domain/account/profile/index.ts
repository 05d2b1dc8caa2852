export { readMe } from './read-me.ts';
