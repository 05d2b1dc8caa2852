import { readLines } from '../read-lines.ts';
import type { SeedCoupon } from './coupon.ts';

export const COUPONS = readLines<SeedCoupon>('coupons/coupons.jsonl');

/** What the demo buyers have claimed and not used, and how many days ago. */
export const CLAIMS: [buyer: 'personal' | 'enterprise' | 'enterpriseTwo', keys: string[], daysAgo: number][] =
  [
    ['personal', ['general-60', 'fasteners-50', 'store1-30', 'store2-60', 'cross-90'], 1],
    ['enterprise', ['general-200', 'bearings-180', 'store1-150', 'cross-400', 'store1-best'], 2],
    ['enterpriseTwo', ['general-60', 'electric-200', 'store2-300'], 2],
  ];
export const EXPIRED: [buyer: 'personal' | 'enterprise', keys: string[]][] = [
  ['personal', ['ended-100', 'ended-fasteners']],
  ['enterprise', ['ended-100']],
];
