import type { BeltText } from './types.ts';

const shandong = { province: { zh: '山东省', en: 'Shandong' }, provinceCode: '370000' };

export const SHANDONG_ANHUI_BELTS: BeltText[] = [
  {
    key: 'linqing',
    name: { zh: '临清轴承产业带', en: 'Linqing Bearing Belt' },
    ...shandong,
    city: { zh: '聊城市', en: 'Liaocheng' },
    cityCode: '371500',
    county: { zh: '临清市', en: 'Linqing' },
    countyCode: '371581',
    latitude: 36.67,
    longitude: 115.83,
    trades: ['bearings'],
    goods: [
      { zh: '深沟球轴承', en: 'Deep groove ball bearings' },
      { zh: '圆锥滚子轴承', en: 'Tapered roller bearings' },
      { zh: '外球面轴承', en: 'Insert bearings' },
      { zh: '轴承保持架', en: 'Bearing cages' },
    ],
  },
  {
    key: 'gaomi',
    name: { zh: '高密安全防护产业带', en: 'Gaomi Safety-Gear Belt' },
    ...shandong,
    city: { zh: '潍坊市', en: 'Weifang' },
    cityCode: '370700',
    county: { zh: '高密市', en: 'Gaomi' },
    countyCode: '370785',
    latitude: 36.38,
    longitude: 119.76,
    trades: ['safety'],
    goods: [
      { zh: '防砸防刺安全鞋', en: 'Safety shoes' },
      { zh: '浸胶防护手套', en: 'Dipped work gloves' },
      { zh: '绝缘鞋靴', en: 'Insulating footwear' },
      { zh: '反光工作服', en: 'High-visibility wear' },
    ],
  },
  {
    key: 'tongcheng',
    name: { zh: '桐城绿色包装产业带', en: 'Tongcheng Packaging Belt' },
    province: { zh: '安徽省', en: 'Anhui' },
    provinceCode: '340000',
    city: { zh: '安庆市', en: 'Anqing' },
    cityCode: '340800',
    county: { zh: '桐城市', en: 'Tongcheng' },
    countyCode: '340881',
    latitude: 31.04,
    longitude: 116.97,
    trades: ['packaging'],
    goods: [
      { zh: '塑料软包装袋', en: 'Flexible bags' },
      { zh: '缠绕膜', en: 'Stretch film' },
      { zh: '封箱胶带', en: 'Carton tape' },
      { zh: '可降解包装', en: 'Degradable packaging' },
    ],
  },
];
