import type { Courier } from './logistics.ts';

/** Couriers that a parcel can go with, under the names and the numbers for their customers that they bear in public. */
export const COURIERS: readonly Courier[] = [
  { code: 'sf', zh: '顺丰速运', en: 'SF Express', phone: '95338' },
  { code: 'deppon', zh: '德邦快递', en: 'Deppon Express', phone: '95353' },
  { code: 'ane', zh: '安能物流', en: 'ANE Logistics', phone: '400-104-0088' },
  { code: 'kye', zh: '跨越速运', en: 'KYE Express', phone: '95324' },
  { code: 'jd', zh: '京东物流', en: 'JD Logistics', phone: '950616' },
  { code: 'zto', zh: '中通快递', en: 'ZTO Express', phone: '95311' },
  { code: 'yto', zh: '圆通速递', en: 'YTO Express', phone: '95554' },
  { code: 'sto', zh: '申通快递', en: 'STO Express', phone: '95543' },
  { code: 'yunda', zh: '韵达快递', en: 'Yunda Express', phone: '95546' },
  { code: 'jt', zh: '极兔速递', en: 'J&T Express', phone: '956025' },
  { code: 'ems', zh: '中国邮政EMS', en: 'China Post EMS', phone: '11183' },
  { code: 'line', zh: '专线物流', en: 'Freight line', isCalled: true },
  { code: 'truck', zh: '自有车辆', en: 'Own truck', isCalled: true },
];
