export { countStoreRates } from './count-rates.ts';
export { readProfile, saveProfile } from './keep-profile.ts';
export {
  countStoreFacets,
  listStoreCategories,
  listStores,
  listStoreTypes,
  suggestStores,
} from './list-stores.ts';
export { readStore } from './read-store.ts';
export { readStores } from './read-stores.ts';
export {
  listReturnAddresses,
  removeReturnAddress,
  returnAddressChoices,
  returnAddressOf,
  saveReturnAddress,
} from './return-addresses.ts';
export { closedNow } from './closed-now.ts';
export { peopleOfStore } from './people-of-store.repo.ts';
export { RUN_BY_THE_MALL } from './store.repo.ts';
export type { TextMatch } from './text-match.ts';
