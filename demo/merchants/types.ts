import type { Trade, Words } from '#lib/seed/types.ts';

/** 源头工厂, 品牌商, 经销商, 旗舰店, 自营. */
export type MerchantKind = 'factory' | 'brand' | 'distributor' | 'flagship' | 'self';

export interface SeedMachine {
  name: Words;
  count: number;
}

/** A shop of the demo mall. The companies are invented; they fit their region and sell what it is known for. */
export interface SeedMerchant {
  key: string;
  name: Words;
  shortName: Words;
  belt: string;
  provinceCode: string;
  cityCode: string;
  trades: Trade[];
  kind: MerchantKind;
  founded: number;
  /** Registered capital in 万元 (10,000 yuan). */
  capitalWan: number;
  areaM2: number;
  employees: number;
  machines: SeedMachine[];
  /** What leaves the works in a month. */
  capacity: Words;
  /** One to four. */
  products: Words[];
  certificates: string[];
  /** 深度验厂. */
  verified: boolean;
  /** 实力商家. */
  powerful: boolean;
  /** Goods, service and delivery, stars times ten. */
  scores: { goods: number; service: number; delivery: number };
  followers: number;
  intro: { zh: string[]; en: string[] };
  phone: string;
  address: Words;
  /** ISO weekdays, Monday is 1. */
  openDays: number[];
  freeFreightFen: number;
  openReceipt: boolean;
  /** SVG documents: 200×200 and 1200×280. */
  logo: () => string;
  banner: () => string;
}

/** A text in both languages, Chinese first. */
export type Pair = readonly [zh: string, en: string];

/** What is written down for one company; the rest follows from its belt. */
export interface MerchantDraft {
  key: string;
  belt: string;
  name: Pair;
  short: Pair;
  /** The two or three characters that stand in the logo. */
  mark: string;
  kind: MerchantKind;
  /** Default: the belt's trades. */
  trades?: Trade[];
  founded: number;
  capitalWan: number;
  areaM2: number;
  employees: number;
  machines: readonly (readonly [name: Pair, count: number])[];
  capacity: Pair;
  products: readonly Pair[];
  certificates: string[];
  verified?: boolean;
  powerful?: boolean;
  scores: readonly [goods: number, service: number, delivery: number];
  followers: number;
  about: readonly Pair[];
  street: Pair;
  openDays?: number[];
  freeFreightFen?: number;
  openReceipt?: boolean;
}
