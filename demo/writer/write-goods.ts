import { product, sku } from '#lib/db/schema.ts';
import { designationKey, SEARCH_RULES, searchVector, sizeWords } from '#lib/domain/goods/search/index.ts';
import { BRANDS } from '../brands/index.ts';
import type { SeedFamily, SeedProduct, SeedSku } from '../types.ts';
import type { CategoryIds } from './write-categories.ts';
import type { WrittenMerchant } from './write-merchants.ts';
import { insertAll, spread, type Seeding } from './seeding.ts';

/** Built to order, quoted by size and duty (面议). */
const ON_REQUEST = new Set(['qj-304', 'wq-304', 'r-helical']);
/** Made for one buyer, and not taken back. */
const MADE_TO_ORDER = new Set(['r-helical']);
const DAY = 86_400_000;
const MARKET_PRICE_PERMILLE = 1180;

const tiersOf = (goods: SeedProduct, { priceFen }: SeedSku) =>
  goods.tiers.map(({ start, permille }) => ({
    start,
    price: Math.max(1, Math.floor((priceFen * permille) / 1000)),
  }));

const marketPrice = (fen: number): number => Math.round((fen * MARKET_PRICE_PERMILLE) / 1000);

function searchSource(goods: SeedProduct, categoryWords: string[], brandWords: string[]) {
  return {
    name: goods.name.zh,
    nameEn: goods.name.en,
    brand: brandWords,
    category: categoryWords,
    keywords: goods.keywords,
    standards: goods.standards,
    designations: goods.skus.map((row) => row.designation),
    params: goods.params.map((row) => `${row.value.zh} ${row.value.en}${row.unit ?? ''}`),
    sizes: goods.skus.map((row) => sizeWords({ ...row, params: row.params ?? [] }, goods.options)),
  };
}

/** Which store sells it: one of its trade, always the same. */
function sellerOf(goods: SeedProduct, sellers: WrittenMerchant[], at: number): WrittenMerchant {
  const able = sellers.filter(({ seed }) => seed.trades.includes(goods.trade as never));
  const chosen = able[at % able.length];
  if (!chosen) throw new Error(`no demo store sells ${goods.trade}`);
  return chosen;
}

/** Every product with its pictures, prices, tiers and search words; answers how many SKUs there are. */
export async function writeGoods(
  seeding: Seeding,
  families: SeedFamily[],
  categories: CategoryIds,
  sellers: WrittenMerchant[],
): Promise<{ products: number; skus: number }> {
  const names = new Map(
    families.flatMap((family) => family.categories.map((row) => [row.key, row] as const)),
  );
  const lineage = (key: string): string[] => {
    const row = names.get(key);
    return row ? [row.name.zh, row.name.en, ...(row.parent ? lineage(row.parent) : [])] : [];
  };
  const brandIds = new Map(BRANDS.map((row, at) => [row.key, at + 1]));
  const brandNames = new Map(BRANDS.map((row) => [row.key, [row.name.zh, row.name.en]]));
  const products: (typeof product.$inferInsert)[] = [];
  const skus: (typeof sku.$inferInsert)[] = [];
  const perTrade = new Map<string, number>();

  for (const goods of families.flatMap((family) => family.products)) {
    const productId = products.length + 1;
    const place = perTrade.get(goods.trade) ?? 0;
    perTrade.set(goods.trade, place + 1);
    const seller = sellerOf(goods, sellers, place);
    const path = categories.pathOf(goods.category);
    const rows = goods.skus.map((row, at) => ({
      productId,
      designation: row.designation,
      designationKey: designationKey(row.designation),
      sizes: sizeWords({ ...row, params: row.params ?? [] }, goods.options).sizes,
      barCode: `69${String(productId).padStart(5, '0')}${String(at + 1).padStart(5, '0')}`,
      choice: row.choice,
      price: row.priceFen,
      otPrice: marketPrice(row.priceFen),
      tiers: tiersOf(goods, row),
      stock: row.stock,
      weightG: row.weightG,
      volumeCm3: row.volumeCm3,
      params: row.params ?? [],
      sort: at,
    }));
    skus.push(...rows);
    const prices = rows.flatMap((row) => row.tiers.map((tier) => tier.price));
    const shaded = await seeding.keep(`goods/${goods.key}/shaded.svg`, goods.shaded());
    const sheet = await seeding.keep(`goods/${goods.key}/dimension.svg`, goods.dimension());
    const sold = spread(goods.key, 100) ** 2 * 3 + spread(`${goods.key}s`, 90);
    const isHeavy = rows.some((row) => row.weightG > 500);
    products.push({
      productId,
      key: goods.key,
      merId: seller.merId,
      beltId: seller.beltId,
      categoryId: path.at(-1)!,
      categoryId1: path[0]!,
      categoryId2: path[1] ?? path[0]!,
      brandId: goods.brand ? (brandIds.get(goods.brand) ?? null) : null,
      name: goods.name.zh,
      nameEn: goods.name.en,
      brief: goods.brief.zh,
      briefEn: goods.brief.en,
      unitName: goods.unit.zh,
      unitNameEn: goods.unit.en,
      packing: goods.packing ?? null,
      image: shaded,
      sliderImage: [shaded, sheet],
      keywords: goods.keywords,
      standards: goods.standards,
      params: goods.params,
      options: goods.options,
      description: goods.description,
      price: Math.min(...prices),
      priceMax: Math.max(...prices),
      otPrice: marketPrice(Math.max(...prices)),
      stock: rows.reduce((sum, row) => sum + row.stock, 0),
      skuCount: rows.length,
      sales: sold,
      moq: goods.moq,
      multiple: goods.multiple,
      leadDays: goods.leadDays,
      priceOnRequest: ON_REQUEST.has(goods.key),
      refundSwitch: !MADE_TO_ORDER.has(goods.key),
      freightTemplateId: isHeavy ? seller.templates.weight : seller.templates.pieces,
      isGood: spread(`${goods.key}g`, 4) === 0,
      isBest: spread(`${goods.key}b`, 6) === 0,
      isHot: sold > 12_000,
      isNew: spread(`${goods.key}n`, 6) === 0,
      star: 44 + spread(`${goods.key}*`, 7),
      search: searchVector(
        searchSource(goods, lineage(goods.category), brandNames.get(goods.brand ?? '') ?? []),
      ),
      searchRules: SEARCH_RULES,
      searchText: `${goods.name.zh} ${goods.name.en} ${goods.keywords.join(' ')}`.toLowerCase(),
      createdAt: new Date(seeding.now.getTime() - (1 + spread(`${goods.key}d`, 400)) * DAY),
      updatedAt: seeding.now,
    });
  }
  await insertAll(seeding.db, product, products);
  await insertAll(seeding.db, sku, skus);
  return { products: products.length, skus: skus.length };
}
