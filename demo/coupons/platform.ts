import { row, type SeedCoupon } from './coupon.ts';

const general = { kind: 'general' } as const;
const ofTrades = (...trades: string[]) => ({ kind: 'category', trades }) as const;
const atStores = (...stores: number[]) => ({ kind: 'cross_store', stores }) as const;

export const PLATFORM: SeedCoupon[] = [
  row('general-60', '全场采购券', 'Mall-wide coupon', [60, 2000], {
    days: 30,
    total: 5000,
    for: general,
  }),
  row('general-200', '企业集采券', 'Bulk-buying coupon', [200, 5000], {
    from: -5,
    until: 40,
    total: 2000,
    for: general,
  }),
  row('general-1000', '大额备货券', 'Stock-up coupon', [1000, 20000], {
    from: -2,
    until: 58,
    total: 300,
    for: general,
  }),
  // Its two are claimed below.
  row('general-10', '见面礼券', 'Welcome coupon', [10, 0], {
    days: 15,
    total: 2,
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
  row('spend-80', '满额回馈券', 'Spend reward coupon', [80, 1500], {
    sendType: 'spend_reward',
    giveFrom: 3000,
    days: 30,
    for: general,
  }),
  row('first-30', '首单回礼券', 'Thank-you for a first order', [30, 300], {
    sendType: 'first_order',
    days: 30,
    for: general,
  }),
  row('member-120', '企业会员券', 'Coupon for verified companies', [120, 2500], {
    sendType: 'member',
    days: 60,
    for: general,
  }),
  row('fasteners-50', '紧固件品类券', 'Fasteners coupon', [50, 1000], {
    days: 20,
    total: 3000,
    for: ofTrades('fasteners'),
  }),
  row('bearings-180', '轴承传动品类券', 'Bearings coupon', [180, 3000], {
    from: -7,
    until: 23,
    total: 800,
    for: ofTrades('bearings'),
  }),
  row('flow-300', '阀门管件品类券', 'Valves and fittings coupon', [300, 5000], {
    from: -3,
    until: 27,
    total: 600,
    for: ofTrades('valves', 'fittings', 'pipes'),
  }),
  row('electric-200', '电气电缆品类券', 'Electrical and cable coupon', [200, 4000], {
    days: 30,
    total: 1000,
    for: ofTrades('electrical', 'cable'),
  }),
  row('tools-80', '工具刀具品类券', 'Tools coupon', [80, 1500], {
    days: 15,
    total: 1500,
    for: ofTrades('cutting', 'hand-tools', 'power-tools'),
  }),
  row('safety-40', '劳保用品品类券', 'Safety supplies coupon', [40, 800], {
    from: -10,
    until: 12,
    total: 400,
    for: ofTrades('safety'),
  }),
  row('fluid-120', '泵与气动品类券', 'Pumps and pneumatics coupon', [120, 2500], {
    days: 20,
    total: 700,
    for: ofTrades('pumps', 'pneumatics'),
  }),
  row('cross-400', '源头工厂跨店券', 'Factory cross-store coupon', [400, 6000], {
    from: -4,
    until: 26,
    total: 500,
    for: atStores(1, 2, 3),
  }),
  row('cross-90', '紧固轴承跨店券', 'Fasteners and bearings stores', [90, 1800], {
    days: 20,
    total: 900,
    for: atStores(1, 2),
  }),
  row('cross-260', '管阀电气跨店券', 'Flow and electrical stores', [260, 4500], {
    from: -6,
    until: 34,
    total: 500,
    for: atStores(3, 4, 5, 6),
  }),
];

/** They have ended; the demo buyers still see theirs. */
export const ENDED: SeedCoupon[] = [
  row('ended-100', '双11采购节券', 'November festival coupon', [100, 2000], {
    from: -25,
    until: -6,
    total: 3000,
    for: general,
  }),
  row('ended-fasteners', '紧固件开工券', 'Fasteners starting coupon', [30, 500], {
    from: -60,
    until: -20,
    total: 2000,
    for: ofTrades('fasteners'),
  }),
];
