import { BRANDS } from '#demo/brands/index.ts';
import { asWords } from '#demo/flow/words.ts';
import { shelf, spread, tradePrice } from '#demo/flow/spread.ts';
import type { SeedOption, SeedParam, SeedProduct, SeedSku, SeedTier, Trade, Words } from '#demo/types.ts';

/** One buyable piece as a family writes it; the option values stand in `at`, in the order of `Goods.options`. */
export interface Piece {
  designation: string;
  at: (string | Words)[];
  yuan: number;
  grams: number;
  /** Packed volume; by default three times the volume of steel of that mass. */
  cm3?: number;
  params?: SeedParam[];
}

export interface Text {
  zh: string[];
  en: string[];
}

export interface Goods {
  key: string;
  trade: Trade;
  category: string;
  brand?: string;
  name: Words;
  brief: Words;
  keywords: string[];
  standards: string[];
  unit: Words;
  packing?: Words;
  /** Smallest order and its step; by default from the price. */
  moq?: number;
  multiple?: number;
  leadDays?: number;
  params: SeedParam[];
  options: Words[];
  pieces: Piece[];
  text: Text;
  soldOut?: boolean;
  pictures: Pick<SeedProduct, 'shaded' | 'dimension'>;
}

/** Starts of the price tiers as multiples of the minimum order, by how dear a piece is. */
function tiersFor(key: string, moq: number, multiple: number, medianFen: number): SeedTier[] {
  const steps =
    medianFen < 500
      ? [1, 5, 20, 100]
      : medianFen < 20_000
        ? [1, 5, 20, 50]
        : medianFen < 300_000
          ? [1, 3, 10]
          : [1, 2, 5];
  const first = 14 + Math.round(spread(`tier:${key}`) * 4) * 6;
  return steps.map((step, i) => ({
    start: i === 0 ? moq : Math.ceil((Math.max(moq, 2) * step) / multiple) * multiple,
    permille: 1000 - (i === 0 ? 0 : first + (i - 1) * (first + 8)),
  }));
}

function defaultMoq(medianFen: number): number {
  if (medianFen < 60) return 100;
  if (medianFen < 300) return 50;
  if (medianFen < 1_500) return 10;
  if (medianFen < 6_000) return 2;
  return 1;
}

/** The maker of a product: one of the brands known for its trade, always the same; some goods carry none. */
function makerOf(key: string, trade: Trade): string | undefined {
  const able = BRANDS.filter(({ trades }) => trades.includes(trade));
  const luck = spread(`brand:${key}`);
  return luck < 0.12 ? undefined : able[Math.floor(((luck - 0.12) / 0.88) * able.length)]?.key;
}

function choose(options: SeedOption[], at: (string | Words)[]): number[] {
  return options.map((option, i) => {
    const value = asWords(at[i] ?? '');
    const known = option.values.findIndex((v) => v.zh === value.zh);
    return known >= 0 ? known : option.values.push(value) - 1;
  });
}

/** Turns a family's short notation into a product: option values, prices in fen, stock and tiers are worked out here. */
export function goods(g: Goods): SeedProduct {
  const options: SeedOption[] = g.options.map((name) => ({ name, values: [] }));
  const prices = g.pieces.map((piece) => tradePrice(piece.yuan)).sort((a, b) => a - b);
  const median = prices[prices.length >> 1] ?? 0;
  const moq = g.moq ?? defaultMoq(median);
  const multiple = g.multiple ?? (moq >= 50 ? moq : moq >= 10 ? 5 : 1);
  const skus: SeedSku[] = g.pieces.map((piece) => {
    const priceFen = tradePrice(piece.yuan);
    const sku: SeedSku = {
      designation: piece.designation,
      choice: choose(options, piece.at),
      priceFen,
      weightG: Math.max(1, Math.round(piece.grams)),
      volumeCm3: Math.max(1, Math.round(piece.cm3 ?? (piece.grams / 7.85) * 3)),
      stock: g.soldOut ? 0 : shelf(`${g.key}/${piece.designation}`, priceFen, multiple),
    };
    if (piece.params) sku.params = piece.params;
    return sku;
  });
  const product: SeedProduct = {
    key: g.key,
    category: g.category,
    trade: g.trade,
    name: g.name,
    brief: g.brief,
    keywords: g.keywords,
    standards: g.standards,
    unit: g.unit,
    moq,
    multiple,
    leadDays: g.leadDays ?? (spread(`lead:${g.key}`) < 0.6 ? 0 : 3),
    tiers: tiersFor(g.key, moq, multiple, median),
    params: g.params,
    options,
    skus,
    description: g.text,
    ...g.pictures,
  };
  const brand = g.brand ?? makerOf(g.key, g.trade);
  if (brand) product.brand = brand;
  if (g.packing) product.packing = g.packing;
  return product;
}
