export { moveOwnCategory, removeOwnCategory, saveOwnCategory } from './keep-own-categories.ts';
export {
  listOwnCategories,
  listOwnChoices,
  listShownCategories,
  listTops,
  namedCategories,
} from './read-own-categories.ts';
export { ownCategoryNamed, plannedSort, sortLocked } from './sort-goods.ts';
