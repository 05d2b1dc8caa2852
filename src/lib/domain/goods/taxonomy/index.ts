export { listDeskBrands, removeBrand, saveBrand } from './brands.ts';
export { listCategoryChoices, listDeskCategories, removeCategory, saveCategory } from './categories.ts';
export { listParameters, removeParameter, saveParameter } from './parameters.ts';
export { giveStandards, listStandards, removeStandard, saveStandard, takeStandards } from './standards.ts';
export { listUnits, removeUnit, saveUnit } from './units.ts';
