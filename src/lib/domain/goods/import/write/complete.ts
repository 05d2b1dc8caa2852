import type { ProductState } from '#lib/contracts/states.ts';
import type { DocumentRow, OptionRow, ParamRow, TierRow, TwoWords } from '#lib/db/schema.ts';
import type { LeadStep } from '#lib/kernel/lead-time.ts';
import { SIZE_WORDS } from '../row/column-words.ts';
import { paramKey, type Draft, type DraftSku } from '../row/draft.ts';

export interface CompleteSku {
  designation: string;
  choice: number[];
  price: number;
  marketPrice: number;
  tiers: TierRow[];
  stock: number;
  barCode: string;
  weightG: number;
  volumeCm3: number;
  params: ParamRow[];
}

/** Everything of a product that a file can say. What is in the database has this form too, so that both compare. */
export interface Complete {
  name: string;
  nameEn: string;
  categoryId: number;
  /** Of the store's own categories; null: none. */
  ownCategoryId: number | null;
  brandId: number | null;
  unit: TwoWords;
  packing: TwoWords | null;
  moq: number;
  multiple: number;
  leadDays: number;
  leadSteps: LeadStep[];
  brief: string;
  briefEn: string;
  keywords: string[];
  standards: string[];
  description: string[];
  descriptionEn: string[];
  pictures: string[];
  video: string;
  documents: DocumentRow[];
  status: ProductState;
  priceOnRequest: boolean;
  refundSwitch: boolean;
  taxCode: string;
  taxName: string;
  options: OptionRow[];
  params: ParamRow[];
  skus: CompleteSku[];
}

/** Parameters in the order they have: the file's replace those of its columns, the others stay. */
function mergeParams(given: ParamRow[], now: ParamRow[] | undefined, spoken: readonly string[]): ParamRow[] {
  if (!now) return given;
  const fresh = new Map(given.map((row) => [paramKey(row), row]));
  const kept = now.flatMap((row) => {
    const key = paramKey(row);
    if (!spoken.includes(key)) return [row];
    const next = fresh.get(key);
    fresh.delete(key);
    return next ? [next] : [];
  });
  return [...kept, ...fresh.values()];
}

/** Without a word on options, several SKUs are chosen by their designation. */
function optionsOf(draft: Draft, now: Complete | undefined): { options: OptionRow[]; choices: number[][] } {
  const { skus } = draft;
  if (draft.options?.length) return { options: draft.options, choices: skus.map((row) => row.choice ?? []) };
  const known = new Map(now?.skus.map((row) => [row.designation, row.choice]));
  if (now && !draft.options && skus.every((row) => known.has(row.designation)))
    return { options: now.options, choices: skus.map((row) => known.get(row.designation) ?? []) };
  if (skus.length === 1) return { options: [], choices: [[]] };
  const values = skus.map(({ designation }) => ({ zh: designation, en: designation }));
  return { options: [{ name: SIZE_WORDS, values }], choices: skus.map((_, at) => [at]) };
}

function tiersOf(sku: DraftSku, moq: number, now: CompleteSku | undefined): TierRow[] {
  const kept = now?.price === sku.price ? now.tiers.slice(1) : [];
  const above = (sku.tiers ?? kept).filter((tier) => tier.start > moq);
  return [{ start: moq, price: sku.price }, ...above];
}

const isSame = (one: readonly OptionRow[], other: readonly OptionRow[]): boolean =>
  one.length === other.length && one.every(({ name }, at) => name.zh === other[at]!.name.zh);
const placeOf = (values: TwoWords[], value: TwoWords): number => {
  const found = values.findIndex(({ zh, en }) => zh === value.zh && en === value.en);
  return found >= 0 ? found : values.push(value) - 1;
};

/** Sizes of a file among those that are there and that it does not name, in the order in which they stand. */
function besideKept(goods: Complete, now: Complete, moq: number): Pick<Complete, 'options' | 'skus'> {
  const drafted = new Map(goods.skus.map((row) => [row.designation, row]));
  const known = new Set(now.skus.map((row) => row.designation));
  if (now.skus.every((row) => drafted.has(row.designation))) return goods;
  const all = [
    ...now.skus.map((row) => {
      const tiers = row.tiers.slice(1).filter((tier) => tier.start > moq);
      return drafted.get(row.designation) ?? { ...row, tiers: [{ start: moq, price: row.price }, ...tiers] };
    }),
    ...goods.skus.filter((row) => !known.has(row.designation)),
  ];
  if (goods.options === now.options) return { options: now.options, skus: all };
  if (isSame(goods.options, now.options)) {
    const options = now.options.map((one) => ({ ...one, values: [...one.values] }));
    const skus = all.map((row) => {
      if (!drafted.has(row.designation)) return row;
      const values = row.choice.map((place, at) => goods.options[at]!.values[place]!);
      return { ...row, choice: values.map((value, at) => placeOf(options[at]!.values, value)) };
    });
    if (new Set(skus.map((row) => row.choice.join())).size === skus.length) return { options, skus };
  }
  const values = all.map(({ designation }) => ({ zh: designation, en: designation }));
  return { options: [{ name: SIZE_WORDS, values }], skus: all.map((row, at) => ({ ...row, choice: [at] })) };
}

/**
 * A draft with all fields that its file does not have: as they are in the mall, else by default. `picture` stands for
 * goods that have none. Sizes that the file does not name stay, unless it takes them away.
 */
export function complete(
  draft: Draft,
  now: Complete | undefined,
  { picture, takesAway }: { picture: string; takesAway: boolean },
): Complete {
  const moq = draft.moq ?? now?.moq ?? 1;
  const { options, choices } = optionsOf(draft, now);
  const skusNow = new Map(now?.skus.map((row) => [row.designation, row]));
  const skus = draft.skus.map((sku, at): CompleteSku => {
    const before = skusNow.get(sku.designation);
    return {
      designation: sku.designation,
      choice: choices[at] ?? [],
      price: sku.price,
      marketPrice: sku.marketPrice ?? before?.marketPrice ?? sku.price,
      tiers: tiersOf(sku, moq, before),
      stock: sku.stock ?? before?.stock ?? 0,
      barCode: sku.barCode ?? before?.barCode ?? '',
      weightG: sku.weightG ?? before?.weightG ?? 0,
      volumeCm3: sku.volumeCm3 ?? before?.volumeCm3 ?? 0,
      params: mergeParams(sku.params, before?.params, draft.skuParamKeys),
    };
  });
  const pictures = draft.pictures?.length ? draft.pictures : now?.pictures;
  const goods: Complete = {
    name: draft.name,
    nameEn: draft.nameEn ?? now?.nameEn ?? draft.name,
    categoryId: draft.categoryId,
    ownCategoryId: draft.ownCategoryId === undefined ? (now?.ownCategoryId ?? null) : draft.ownCategoryId,
    brandId: draft.brandId === undefined ? (now?.brandId ?? null) : draft.brandId,
    unit: draft.unit,
    packing: draft.packing === undefined ? (now?.packing ?? null) : draft.packing,
    moq,
    multiple: draft.multiple ?? now?.multiple ?? 1,
    leadDays: draft.leadDays ?? now?.leadDays ?? 0,
    leadSteps: draft.leadSteps ?? now?.leadSteps ?? [],
    brief: draft.brief ?? now?.brief ?? '',
    briefEn: draft.briefEn ?? now?.briefEn ?? draft.brief ?? '',
    keywords: draft.keywords ?? now?.keywords ?? [],
    standards: draft.standards ?? now?.standards ?? [],
    description: draft.description ?? now?.description ?? [],
    descriptionEn: draft.descriptionEn ?? now?.descriptionEn ?? draft.description ?? [],
    pictures: pictures ?? [picture],
    video: draft.video ?? now?.video ?? '',
    documents: draft.documents ?? now?.documents ?? [],
    status: draft.status ?? now?.status ?? 'on_sale',
    priceOnRequest: draft.priceOnRequest ?? now?.priceOnRequest ?? false,
    refundSwitch: draft.refundSwitch ?? now?.refundSwitch ?? true,
    taxCode: draft.taxCode ?? now?.taxCode ?? '',
    taxName: draft.taxName ?? now?.taxName ?? '',
    options,
    params: mergeParams(draft.params, now?.params, draft.paramKeys),
    skus,
  };
  return now && !takesAway ? { ...goods, ...besideKept(goods, now, moq) } : goods;
}
