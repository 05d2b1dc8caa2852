import { row, type SeedCoupon } from './coupon.ts';

const ofStore = (store: number) => ({ kind: 'store', store }) as const;
const bestOf = (store: number, place: number, count = 1) =>
  ({ kind: 'product', store, place, count }) as const;

export const STORES: SeedCoupon[] = [
  row('store1-30', '老客回购券', 'Repeat buyer coupon', [30, 600], {
    days: 30,
    total: 2000,
    for: ofStore(1),
  }),
  row('store1-150', '整箱采购券', 'Full carton coupon', [150, 2500], {
    from: -8,
    until: 30,
    total: 50,
    for: ofStore(1),
  }),
  row('store2-60', '轴承店铺券', 'Bearing store coupon', [60, 1200], {
    days: 30,
    total: 1000,
    for: ofStore(2),
  }),
  row('store2-300', '产线维保券', 'Line maintenance coupon', [300, 5000], {
    from: -3,
    until: 45,
    total: 20,
    for: ofStore(2),
  }),
  row('store3-100', '店铺满减券', 'Store coupon', [100, 2000], {
    days: 30,
    total: 600,
    for: ofStore(3),
  }),
  row('store4-80', '店铺满减券', 'Store coupon', [80, 1600], {
    days: 30,
    total: 600,
    for: ofStore(4),
  }),
  row('store5-120', '店铺满减券', 'Store coupon', [120, 2400], {
    from: -5,
    until: 25,
    total: 400,
    for: ofStore(5),
  }),
  row('store6-50', '工程项目券', 'Project coupon', [50, 1000], {
    days: 20,
    total: 800,
    for: ofStore(6),
  }),
  row('store7-200', '年度协议券', 'Annual contract coupon', [200, 4000], {
    from: -12,
    until: 60,
    total: 300,
    for: ofStore(7),
  }),
  row('store1-best', '爆款商品券', 'Best seller coupon', [20, 400], {
    days: 15,
    total: 30,
    for: bestOf(1, 0, 3),
  }),
  row('store2-best', '热销轴承券', 'Best bearings coupon', [40, 800], {
    days: 15,
    total: 400,
    for: bestOf(2, 0, 3),
  }),
  row('store3-best', '指定商品券', 'Chosen products coupon', [60, 1200], {
    from: -4,
    until: 20,
    total: 300,
    for: bestOf(3, 0, 2),
  }),
  row('store4-best', '指定商品券', 'Chosen products coupon', [30, 500], {
    days: 15,
    total: 300,
    for: bestOf(4, 0, 2),
  }),
  row('store5-best', '新品尝鲜券', 'New product coupon', [25, 300], {
    days: 15,
    total: 300,
    for: bestOf(5, 2, 2),
  }),
];
