import type { OptionRow, ParamRow, TierRow, TwoWords } from '#lib/db/schema.ts';
import { sha256Hex } from '#lib/kernel/ids.ts';

export interface DraftSku {
  designation: string;
  price: number;
  /** Untold: as it is. */
  stock?: number;
  choice?: number[];
  barCode?: string;
  marketPrice?: number;
  /** Tiers above the first one. */
  tiers?: TierRow[];
  weightG?: number;
  volumeCm3?: number;
  params: ParamRow[];
}

/** A product as the rows of a file describe it; what the file has no column for is absent. Amounts in fen. */
export interface Draft {
  code: string;
  name: string;
  categoryId: number;
  unit: TwoWords;
  nameEn?: string;
  brandId?: number | null;
  packing?: TwoWords | null;
  moq?: number;
  multiple?: number;
  leadDays?: number;
  brief?: string;
  briefEn?: string;
  keywords?: string[];
  standards?: string[];
  description?: string[];
  descriptionEn?: string[];
  /** Names as written until they are resolved, addresses afterwards. */
  pictures?: string[];
  status?: 'on_sale' | 'off_shelf' | 'draft';
  priceOnRequest?: boolean;
  refundSwitch?: boolean;
  options?: OptionRow[];
  params: ParamRow[];
  skus: DraftSku[];
  /** Parameters that the file has a column for (paramKey); others of the product are kept. */
  paramKeys: string[];
  skuParamKeys: string[];
}

export const paramKey = (row: { name: TwoWords; unit?: string | undefined }): string =>
  `${row.name.zh}\n${row.unit ?? ''}`;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    pairs.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]),
  );
}

/** The same for the same content, whatever the order of its fields. */
export const hashOf = (value: unknown): string => sha256Hex(JSON.stringify(sorted(value)));
