import type { BeltText } from './types.ts';

export const SHUNDE_BELT: BeltText = {
  key: 'shunde',
  name: { zh: '顺德涂料化工产业带', en: 'Shunde Coatings Belt' },
  province: { zh: '广东省', en: 'Guangdong' },
  provinceCode: '440000',
  city: { zh: '佛山市', en: 'Foshan' },
  cityCode: '440600',
  county: { zh: '顺德区', en: 'Shunde' },
  countyCode: '440606',
  latitude: 22.81,
  longitude: 113.29,
  trades: ['chemicals'],
  goods: [
    { zh: '工业防腐涂料', en: 'Protective coatings' },
    { zh: '胶粘剂', en: 'Adhesives' },
    { zh: '润滑油脂', en: 'Lubricants' },
    { zh: '清洗剂', en: 'Cleaners' },
  ],
};
