import {
  designationKey,
  SEARCH_RULES,
  searchVector,
  sizeWords,
  typedValues,
  valueKey,
  type SizeWords,
  type Typed,
} from '../../search/index.ts';
import type { Reference } from '../row/reference.ts';
import type { Complete } from './complete.ts';
import type { NewProduct, NewSku, StoreFacts } from './goods.repo.ts';

const HEAVY_G = 500;

const told = new WeakMap<Complete, SizeWords[]>();
/** What its sizes are called by, each told once: the product keeps it, and so does the size. */
function wordsOf(goods: Complete): SizeWords[] {
  const words = told.get(goods) ?? goods.skus.map((row) => sizeWords(row, goods.options));
  told.set(goods, words);
  return words;
}

/** What the search finds a product by; the same rules as for every other product of the mall. */
function searchOf(
  goods: Complete,
  reference: Reference,
): Pick<NewProduct, 'search' | 'searchRules' | 'searchText'> {
  const brand = goods.brandId === null ? undefined : reference.brands.get(goods.brandId);
  return {
    search: searchVector({
      name: goods.name,
      nameEn: goods.nameEn,
      brand: brand ? [brand.zh, brand.en] : [],
      category: reference.lineage(goods.categoryId),
      keywords: goods.keywords,
      standards: goods.standards,
      designations: goods.skus.map((row) => row.designation),
      params: goods.params.map((row) => `${row.value.zh} ${row.value.en}${row.unit ?? ''}`),
      sizes: wordsOf(goods),
    }),
    searchRules: SEARCH_RULES,
    searchText: `${goods.name} ${goods.nameEn} ${goods.keywords.join(' ')}`.toLowerCase(),
  };
}

/** The columns of a product that a file decides; sums and bounds over its SKUs included. */
export function productOf(goods: Complete, reference: Reference, now: Date) {
  const path = reference.categories.get(goods.categoryId)?.path ?? [goods.categoryId];
  const prices = goods.skus.flatMap((row) => row.tiers.map((tier) => tier.price));
  return {
    categoryId: goods.categoryId,
    categoryId1: path[0] ?? goods.categoryId,
    categoryId2: path[1] ?? path[0] ?? goods.categoryId,
    merCateId: goods.ownCategoryId,
    brandId: goods.brandId,
    name: goods.name,
    nameEn: goods.nameEn,
    brief: goods.brief,
    briefEn: goods.briefEn,
    unitName: goods.unit.zh,
    unitNameEn: goods.unit.en,
    packing: goods.packing,
    image: goods.pictures[0] ?? '',
    sliderImage: goods.pictures,
    keywords: goods.keywords,
    standards: goods.standards,
    params: goods.params,
    options: goods.options,
    videoLink: goods.video,
    documents: goods.documents,
    description: { zh: goods.description, en: goods.descriptionEn },
    price: Math.min(...prices),
    priceMax: Math.max(...prices),
    otPrice: Math.max(...goods.skus.map((row) => row.marketPrice)),
    stock: goods.skus.reduce((sum, row) => sum + row.stock, 0),
    skuCount: goods.skus.length,
    moq: goods.moq,
    multiple: goods.multiple,
    leadDays: goods.leadDays,
    leadSteps: goods.leadSteps,
    status: goods.status,
    priceOnRequest: goods.priceOnRequest,
    refundSwitch: goods.refundSwitch,
    taxCode: goods.taxCode,
    taxName: goods.taxName,
    updatedAt: now,
    ...searchOf(goods, reference),
  };
}

/** What a new product has besides: its place in the store, and how it travels. */
export const placeOf = (goods: Complete, code: string, store: StoreFacts, now: Date) => ({
  key: `${store.merId}:${code}`,
  merId: store.merId,
  beltId: store.beltId,
  freightTemplateId: goods.skus.some((row) => row.weightG > HEAVY_G) ? store.byWeight : store.byPieces,
  isNew: true,
  createdAt: now,
});

const storedWords = ({ sizes, marks }: SizeWords): Pick<NewSku, 'sizes' | 'words'> => ({
  sizes,
  words: marks,
});

/** What its sizes are narrowed by. */
export const valuesOf = (goods: Complete): Typed[] => goods.skus.flatMap((row) => typedValues(goods, row));

export const skusOf = (goods: Complete, productId: number, ids: ReadonlyMap<string, number>): NewSku[] =>
  goods.skus.map((row, sort) => ({
    productId,
    designation: row.designation,
    designationKey: designationKey(row.designation),
    ...storedWords(wordsOf(goods)[sort]!),
    valueIds: typedValues(goods, row).flatMap((value) => ids.get(valueKey(value)) ?? []),
    barCode: row.barCode,
    choice: row.choice,
    price: row.price,
    otPrice: row.marketPrice,
    tiers: row.tiers,
    stock: row.stock,
    weightG: row.weightG,
    volumeCm3: row.volumeCm3,
    params: row.params,
    sort,
    shown: true,
  }));
