export { moveOwnCategory, removeOwnCategory, saveOwnCategory } from './keep-own-categories.ts';
export {
  listOwnCategories,
  listOwnChoices,
  listShownCategories,
  listTops,
  namedCategories,
} from './read-own-categories.ts';
export { ownCategoryNamed, plannedSort, sortLocked, type Sorted } from './sort-goods.ts';
