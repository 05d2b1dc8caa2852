import { taxonomyApi } from '../../contracts/taxonomy.ts';
import { removeStandardGroups } from '../../domain/desk/mass-change/index.ts';
import * as taxonomy from '../../domain/goods/taxonomy/index.ts';
import { serve } from '../mount.ts';

export const taxonomyRoutes = serve(taxonomyApi, {
  categories: taxonomy.listDeskCategories,
  categoryChoices: taxonomy.listCategoryChoices,
  saveCategory: taxonomy.saveCategory,
  removeCategory: taxonomy.removeCategory,
  parameters: taxonomy.listParameters,
  saveParameter: taxonomy.saveParameter,
  removeParameter: taxonomy.removeParameter,
  brands: taxonomy.listDeskBrands,
  saveBrand: taxonomy.saveBrand,
  removeBrand: taxonomy.removeBrand,
  standards: taxonomy.listStandards,
  saveStandard: taxonomy.saveStandard,
  removeStandard: taxonomy.removeStandard,
  removeStandards: removeStandardGroups,
  units: taxonomy.listUnits,
  saveUnit: taxonomy.saveUnit,
  removeUnit: taxonomy.removeUnit,
});
