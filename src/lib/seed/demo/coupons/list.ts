import type { Words } from '../../types.ts';

/** A coupon of the demo mall; amounts in whole yuan, times in days around the moment that the mall shows. */
export interface SeedCoupon {
  key: string;
  title: Words;
  value: number;
  threshold: number;
  sendType?: 'new_user';
  /** Good for so many days from the claim; else between two days. */
  days?: number;
  from?: number;
  until?: number;
  total?: number;
  /** How many others have claimed; the rest is left. */
  claimed?: number;
  /** Kind, and what it is for. */
  for:
    | { kind: 'general' }
    | { kind: 'category'; trades: string[] }
    | { kind: 'cross_store'; stores: number[] }
    | { kind: 'store'; store: number }
    /** The best sellers of the store, from which place on. */
    | { kind: 'product'; store: number; place: number; count: number };
}

const row = (
  key: string,
  zh: string,
  en: string,
  [value, threshold]: [value: number, threshold: number],
  rest: Omit<SeedCoupon, 'key' | 'title' | 'value' | 'threshold'>,
): SeedCoupon => ({ key, title: { zh, en }, value, threshold, ...rest });

const general = { kind: 'general' } as const;
const ofTrades = (...trades: string[]) => ({ kind: 'category', trades }) as const;
const atStores = (...stores: number[]) => ({ kind: 'cross_store', stores }) as const;
const ofStore = (store: number) => ({ kind: 'store', store }) as const;
const bestOf = (store: number, place: number, count = 1) =>
  ({ kind: 'product', store, place, count }) as const;

const PLATFORM: SeedCoupon[] = [
  row('general-60', '全场采购券', 'Whole mall coupon', [60, 2000], {
    days: 30,
    total: 5000,
    claimed: 1870,
    for: general,
  }),
  row('general-200', '企业集采券', 'Bulk buying coupon', [200, 5000], {
    from: -5,
    until: 40,
    total: 2000,
    claimed: 644,
    for: general,
  }),
  row('general-1000', '大额备货券', 'Stocking up coupon', [1000, 20000], {
    from: -2,
    until: 58,
    total: 300,
    claimed: 71,
    for: general,
  }),
  row('general-10', '见面礼券', 'Hello coupon', [10, 0], {
    days: 15,
    total: 1000,
    claimed: 1000,
    for: general,
  }),
  row('new-50', '新人首购券', 'First order coupon', [50, 500], {
    sendType: 'new_user',
    days: 30,
    for: general,
  }),
  row('new-150', '新人备货券', 'New buyer stocking coupon', [150, 3000], {
    sendType: 'new_user',
    days: 30,
    for: general,
  }),
  row('fasteners-50', '紧固件品类券', 'Fasteners coupon', [50, 1000], {
    days: 20,
    total: 3000,
    claimed: 1212,
    for: ofTrades('fasteners'),
  }),
  row('bearings-180', '轴承传动品类券', 'Bearings coupon', [180, 3000], {
    from: -7,
    until: 23,
    total: 800,
    claimed: 405,
    for: ofTrades('bearings'),
  }),
  row('flow-300', '阀门管件品类券', 'Valves and fittings coupon', [300, 5000], {
    from: -3,
    until: 27,
    total: 600,
    claimed: 118,
    for: ofTrades('valves', 'fittings', 'pipes'),
  }),
  row('electric-200', '电气电缆品类券', 'Electrical and cable coupon', [200, 4000], {
    days: 30,
    total: 1000,
    claimed: 377,
    for: ofTrades('electrical', 'cable'),
  }),
  row('tools-80', '工具刀具品类券', 'Tools coupon', [80, 1500], {
    days: 15,
    total: 1500,
    claimed: 902,
    for: ofTrades('cutting', 'hand-tools', 'power-tools'),
  }),
  row('safety-40', '劳保用品品类券', 'Safety supplies coupon', [40, 800], {
    from: -10,
    until: 12,
    total: 400,
    claimed: 400,
    for: ofTrades('safety'),
  }),
  row('fluid-120', '泵与气动品类券', 'Pumps and pneumatics coupon', [120, 2500], {
    days: 20,
    total: 700,
    claimed: 166,
    for: ofTrades('pumps', 'pneumatics'),
  }),
  row('cross-400', '源头工厂跨店券', 'Factory cross-store coupon', [400, 6000], {
    from: -4,
    until: 26,
    total: 500,
    claimed: 187,
    for: atStores(1, 2, 3),
  }),
  row('cross-90', '紧固轴承跨店券', 'Fasteners and bearings stores', [90, 1800], {
    days: 20,
    total: 900,
    claimed: 520,
    for: atStores(1, 2),
  }),
  row('cross-260', '管阀电气跨店券', 'Flow and electrical stores', [260, 4500], {
    from: -6,
    until: 34,
    total: 500,
    claimed: 96,
    for: atStores(3, 4, 5, 6),
  }),
];

const STORES: SeedCoupon[] = [
  row('store1-30', '老客回购券', 'Come back coupon', [30, 600], {
    days: 30,
    total: 2000,
    claimed: 731,
    for: ofStore(1),
  }),
  row('store1-150', '整箱采购券', 'Full carton coupon', [150, 2500], {
    from: -8,
    until: 30,
    total: 500,
    claimed: 212,
    for: ofStore(1),
  }),
  row('store2-60', '轴承店铺券', 'Bearing store coupon', [60, 1200], {
    days: 30,
    total: 1000,
    claimed: 418,
    for: ofStore(2),
  }),
  row('store2-300', '产线维保券', 'Line maintenance coupon', [300, 5000], {
    from: -3,
    until: 45,
    total: 200,
    claimed: 38,
    for: ofStore(2),
  }),
  row('store3-100', '店铺满减券', 'Store coupon', [100, 2000], {
    days: 30,
    total: 600,
    claimed: 205,
    for: ofStore(3),
  }),
  row('store4-80', '店铺满减券', 'Store coupon', [80, 1600], {
    days: 30,
    total: 600,
    claimed: 133,
    for: ofStore(4),
  }),
  row('store5-120', '店铺满减券', 'Store coupon', [120, 2400], {
    from: -5,
    until: 25,
    total: 400,
    claimed: 400,
    for: ofStore(5),
  }),
  row('store6-50', '工程项目券', 'Project coupon', [50, 1000], {
    days: 20,
    total: 800,
    claimed: 290,
    for: ofStore(6),
  }),
  row('store7-200', '年度协议券', 'Yearly contract coupon', [200, 4000], {
    from: -12,
    until: 60,
    total: 300,
    claimed: 64,
    for: ofStore(7),
  }),
  row('store1-best', '爆款商品券', 'Best seller coupon', [20, 400], {
    days: 15,
    total: 500,
    claimed: 344,
    for: bestOf(1, 0, 3),
  }),
  row('store2-best', '热销轴承券', 'Best bearings coupon', [40, 800], {
    days: 15,
    total: 400,
    claimed: 151,
    for: bestOf(2, 0, 3),
  }),
  row('store3-best', '指定商品券', 'Chosen products coupon', [60, 1200], {
    from: -4,
    until: 20,
    total: 300,
    claimed: 87,
    for: bestOf(3, 0, 2),
  }),
  row('store4-best', '指定商品券', 'Chosen products coupon', [30, 500], {
    days: 15,
    total: 300,
    claimed: 45,
    for: bestOf(4, 0, 2),
  }),
  row('store5-best', '新品尝鲜券', 'New product coupon', [25, 300], {
    days: 15,
    total: 300,
    claimed: 119,
    for: bestOf(5, 2, 2),
  }),
];

/** They have ended; the demo buyers still see theirs. */
const ENDED: SeedCoupon[] = [
  row('ended-100', '双11采购节券', 'November festival coupon', [100, 2000], {
    from: -25,
    until: -6,
    total: 3000,
    claimed: 2764,
    for: general,
  }),
  row('ended-fasteners', '紧固件开工券', 'Fasteners starting coupon', [30, 500], {
    from: -60,
    until: -20,
    total: 2000,
    claimed: 1530,
    for: ofTrades('fasteners'),
  }),
];

export const COUPONS: SeedCoupon[] = [...PLATFORM, ...STORES, ...ENDED];

/** What the demo buyers have claimed, by the number of the account among them. */
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
