export { closeAccount } from './close-account.ts';
export { readClosing } from './read-closing.ts';
export { erasePerson, readPerson, weighErasure } from './person.ts';
