export { writeCommunity } from './write-community.ts';
export { writeEntry } from './write-entry.ts';
