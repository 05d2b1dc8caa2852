export { writeSavedLists } from './write-saved-lists.ts';
