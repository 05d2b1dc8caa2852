import { ownCategoryApi } from '../../contracts/own-category.ts';
import * as massChange from '../../domain/desk/mass-change/index.ts';
import * as own from '../../domain/goods/own-category/index.ts';
import { serve } from '../mount.ts';

export const ownCategoryRoutes = serve(ownCategoryApi, {
  shown: own.listShownCategories,
  list: own.listOwnCategories,
  choices: own.listOwnChoices,
  tops: own.listTops,
  save: own.saveOwnCategory,
  move: own.moveOwnCategory,
  remove: own.removeOwnCategory,
  put: massChange.changeOwnCategories,
});
