export { closeAccount } from './close-account.ts';
export { readClosing } from './read-closing.ts';
