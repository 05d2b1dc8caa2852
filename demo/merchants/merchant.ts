import { BELTS } from '#lib/seed/base/places.ts';
import { merchantLogo } from '#demo/pictures/brand/merchant-logo.ts';
import { shopBanner } from '#demo/pictures/brand/shop-banner.ts';
import type { Words } from '#lib/seed/types.ts';
import type { MerchantDraft, Pair, SeedMerchant } from './types.ts';

const WORKING_DAYS = [1, 2, 3, 4, 5, 6];
const FREE_FREIGHT_FEN = 200_000;

const words = ([zh, en]: Pair): Words => ({ zh, en });

/** Chinese dialling codes of the belts' cities. */
const DIALLING: Readonly<Record<string, string>> = {
  '130400': '0310',
  '130500': '0319',
  '130900': '0317',
  '371500': '0635',
  '370700': '0536',
  '340800': '0556',
  '330200': '0574',
  '321100': '0511',
  '320600': '0513',
  '331000': '0576',
  '330300': '0577',
  '330700': '0579',
  '440600': '0757',
};

/** A number that no exchange hands out: subscriber numbers never start with 1. */
function phone(cityCode: string, serial: number): string {
  return `${DIALLING[cityCode] ?? '400'}-1550${String(100 + serial)}`;
}

/** Completes what is written down for one company from its belt; its number is in its logo and its telephone. */
export function merchantOf(draft: MerchantDraft, serial: number): SeedMerchant {
  const belt = BELTS.find((row) => row.key === draft.belt);
  if (belt === undefined) throw new Error(`no belt ${draft.belt}`);
  const trades = draft.trades ?? belt.trades;
  const sign = {
    key: draft.key,
    mark: draft.mark,
    name: words(draft.short),
    trades,
    founded: draft.founded,
    serial,
  };
  const place: Pair = [
    `${belt.province.zh}${belt.city.zh}${belt.county.zh}${draft.street[0]}`,
    `${draft.street[1]}, ${belt.county.en}, ${belt.city.en}, ${belt.province.en}`,
  ];
  const [goods, service, delivery] = draft.scores;
  return {
    key: draft.key,
    name: words(draft.name),
    shortName: words(draft.short),
    belt: belt.key,
    provinceCode: belt.provinceCode,
    cityCode: belt.cityCode,
    trades,
    kind: draft.kind,
    founded: draft.founded,
    capitalWan: draft.capitalWan,
    areaM2: draft.areaM2,
    employees: draft.employees,
    machines: draft.machines.map(([name, count]) => ({ name: words(name), count })),
    capacity: words(draft.capacity),
    products: draft.products.map(words),
    certificates: draft.certificates,
    verified: draft.verified ?? false,
    powerful: draft.powerful ?? false,
    scores: { goods, service, delivery },
    followers: draft.followers,
    intro: { zh: draft.about.map(([zh]) => zh), en: draft.about.map(([, en]) => en) },
    phone: phone(belt.cityCode, serial),
    address: words(place),
    openDays: draft.openDays ?? WORKING_DAYS,
    freeFreightFen: draft.freeFreightFen ?? FREE_FREIGHT_FEN,
    openReceipt: draft.openReceipt ?? true,
    logo: () => merchantLogo(sign),
    banner: () => shopBanner(sign),
  };
}
