export { moveOwnCategory, removeOwnCategory, saveOwnCategory } from './keep-own-categories.ts';
export {
  listOwnCategories,
  listOwnChoices,
  listShownCategories,
  listTops,
  namedCategories,
} from './read-own-categories.ts';
export { ownCategoryNamed, plannedSort, sortHeld, type Sorted } from './sort-goods.ts';
