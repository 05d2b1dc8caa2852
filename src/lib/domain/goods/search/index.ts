export { designationKey, normalise } from './normalise.ts';
export { queryTokens, storedTokens } from './tokenise.ts';
export { searchQuery, searchVector, type SearchSource } from './search-vector.ts';
