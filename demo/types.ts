import type { Words } from '#lib/seed/types.ts';

export { TRADES, type Trade, type Words } from '#lib/seed/types.ts';

/** What the generators of the demo mall hand to the writer (`demo/write.ts`). Prices in fen, weights in grams. */

/** One row of a goods' parameter table; `unit` is a symbol such as mm, kg, MPa. */
export interface SeedParam {
  name: Words;
  value: Words;
  unit?: string;
}

/** One selectable property of a product (size, material …) and its values in display order. */
export interface SeedOption {
  name: Words;
  values: Words[];
}

export interface SeedSku {
  /** What a buyer types to name exactly this piece: `M8×30`, `6204-2RS`, `DN50 PN16`. Unique inside the product. */
  designation: string;
  /** Index into `values` for each option of the product, in their order. */
  choice: number[];
  /** Unit price at the minimum order quantity. */
  priceFen: number;
  weightG: number;
  volumeCm3: number;
  stock: number;
  /** Rows that differ from the product's own table (true sizes of this SKU). */
  params?: SeedParam[];
}

/** From `start` pieces on, the unit price is `permille`/1000 of the SKU's price, cut to whole fen. */
export interface SeedTier {
  start: number;
  permille: number;
}

export interface SeedProduct {
  /** Stable and unique over the mall, kebab-case: `hex-bolt-din933-a2`. */
  key: string;
  /** Key of a level-3 (or level-2 leaf) category. */
  category: string;
  /** Key of the level-1 category, which is also the trade of the merchant that sells it. */
  trade: string;
  brand?: string;
  name: Words;
  /** One line under the name. */
  brief: Words;
  /** Other words buyers use: synonyms, standards, abbreviations. */
  keywords: string[];
  /** Standards it is made to, as written: `DIN 933`, `GB/T 5783`. */
  standards: string[];
  unit: Words;
  /** What one unit holds, if it is a pack: `1盒=100支`. */
  packing?: Words;
  moq: number;
  /** The quantity must be a multiple of this. */
  multiple: number;
  /** Days until it leaves the works; 0 for goods in stock. */
  leadDays: number;
  /** First tier starts at `moq` with permille 1000. */
  tiers: SeedTier[];
  params: SeedParam[];
  options: SeedOption[];
  skus: SeedSku[];
  /** Reading text below the fold: paragraphs and lists about use, material, mounting. Plain text, one paragraph a string. */
  description: { zh: string[]; en: string[] };
  /** Square shaded picture and dimension drawing, as SVG documents; called once, when the mall is written. */
  shaded: () => string;
  dimension: () => string;
}

export interface SeedCategory {
  key: string;
  /** Absent for level 1. */
  parent?: string;
  name: Words;
  /** Square picture (SVG document); level 1 and 2 have one. */
  picture?: () => string;
}

export interface SeedFamily {
  categories: SeedCategory[];
  products: SeedProduct[];
}

export interface SeedBrand {
  key: string;
  name: Words;
  /** Level-1 categories it is known for. */
  trades: string[];
}
