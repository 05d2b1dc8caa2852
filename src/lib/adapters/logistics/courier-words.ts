import type { Courier } from './logistics.ts';

/** Couriers that a parcel can go with, under the names that they bear in public. */
export const COURIERS: readonly Courier[] = [
  { code: 'sf', zh: '顺丰速运', en: 'SF Express' },
  { code: 'deppon', zh: '德邦快递', en: 'Deppon Express' },
  { code: 'ane', zh: '安能物流', en: 'ANE Logistics' },
  { code: 'kye', zh: '跨越速运', en: 'KYE Express' },
  { code: 'jd', zh: '京东物流', en: 'JD Logistics' },
  { code: 'zto', zh: '中通快递', en: 'ZTO Express' },
  { code: 'yto', zh: '圆通速递', en: 'YTO Express' },
  { code: 'sto', zh: '申通快递', en: 'STO Express' },
  { code: 'yunda', zh: '韵达快递', en: 'Yunda Express' },
  { code: 'jt', zh: '极兔速递', en: 'J&T Express' },
  { code: 'ems', zh: '中国邮政EMS', en: 'China Post EMS' },
  { code: 'line', zh: '专线物流', en: 'Freight line', isCalled: true },
  { code: 'truck', zh: '自有车辆', en: 'Own truck', isCalled: true },
];
