import { readLines } from '../read-lines.ts';
import { merchantOf } from './merchant.ts';
import type { MerchantDraft, SeedMerchant } from './types.ts';

/** Companies of one belt are beside each other. */
const ALL = readLines<MerchantDraft>('merchants/companies.jsonl').map((draft, at) =>
  merchantOf(draft, at + 1),
);

/** Merchants that have a demo login; they are written first. */
export const DEMO_MERCHANTS = [
  { key: 'yongnian-hengjin', mobile: '13800000011' },
  { key: 'linqing-ruitong', mobile: '13800000012' },
] as const;

const isDemo = (row: SeedMerchant): boolean => DEMO_MERCHANTS.some((demo) => demo.key === row.key);

/** Every merchant, the demo ones first. */
export const MERCHANTS: readonly SeedMerchant[] = [
  ...ALL.filter(isDemo),
  ...ALL.filter((row) => !isDemo(row)),
];
