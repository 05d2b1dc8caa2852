import type { DocumentRow, OptionRow, ParamRow, TierRow, TwoWords } from '#lib/db/schema.ts';
import { sha256Hex } from '#lib/kernel/ids.ts';
import type { LeadStep } from '#lib/kernel/lead-time.ts';

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
  /** Of the store's own categories; null: none. */
  ownCategoryId?: number | null;
  unit: TwoWords;
  nameEn?: string;
  brandId?: number | null;
  packing?: TwoWords | null;
  moq?: number;
  multiple?: number;
  leadDays?: number;
  leadSteps?: LeadStep[];
  brief?: string;
  briefEn?: string;
  keywords?: string[];
  standards?: string[];
  video?: string;
  documents?: DocumentRow[];
  description?: string[];
  descriptionEn?: string[];
  /** Names as written until they are resolved, addresses afterwards. */
  pictures?: string[];
  status?: 'on_sale' | 'off_shelf' | 'draft';
  priceOnRequest?: boolean;
  refundSwitch?: boolean;
  taxCode?: string;
  taxName?: string;
  options?: OptionRow[];
  params: ParamRow[];
  skus: DraftSku[];
  /** Parameters that the file has a column for (paramKey); others of the product are kept. */
  paramKeys: string[];
  skuParamKeys: string[];
}

export const paramKey = (row: { name: TwoWords; unit?: string | undefined }): string =>
  `${row.name.zh}\n${row.unit ?? ''}`;

/** JSON with the fields of each object in one order, those without a value left out. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => written(part ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${written(part)}`)
    .join(',')}}`;
}

/** The same for the same content, whatever the order of its fields. */
export const hashOf = (value: unknown): string => sha256Hex(written(value));
