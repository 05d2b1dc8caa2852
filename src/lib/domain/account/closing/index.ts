export { closeAccount } from './close-account.ts';
export { readClosing } from './read-closing.ts';
export { erasePerson, weighErasure } from './person.ts';
export {
  askPersonalFile,
  linkToPersonalFile,
  makePersonalFile,
  personalText,
  readOwnFile,
  readPersonalFile,
  sweepPersonalFiles,
} from './personal-file.ts';
