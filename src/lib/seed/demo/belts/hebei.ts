import type { BeltText } from './types.ts';

const hebei = { province: { zh: '河北省', en: 'Hebei' }, provinceCode: '130000' };
const cangzhou = { ...hebei, city: { zh: '沧州市', en: 'Cangzhou' }, cityCode: '130900' };

export const HEBEI_BELTS: BeltText[] = [
  {
    key: 'yongnian',
    name: { zh: '永年紧固件产业带', en: 'Yongnian Fastener Belt' },
    ...hebei,
    city: { zh: '邯郸市', en: 'Handan' },
    cityCode: '130400',
    county: { zh: '永年区', en: 'Yongnian' },
    countyCode: '130408',
    latitude: 36.78,
    longitude: 114.49,
    trades: ['fasteners'],
    goods: [
      { zh: '高强度螺栓', en: 'High-tensile bolts' },
      { zh: '螺母', en: 'Nuts' },
      { zh: '膨胀锚栓', en: 'Expansion anchors' },
      { zh: '光伏支架紧固件', en: 'Solar-mount fasteners' },
    ],
  },
  {
    key: 'ningjin',
    name: { zh: '宁晋电缆产业带', en: 'Ningjin Cable Belt' },
    ...hebei,
    city: { zh: '邢台市', en: 'Xingtai' },
    cityCode: '130500',
    county: { zh: '宁晋县', en: 'Ningjin' },
    countyCode: '130528',
    latitude: 37.62,
    longitude: 114.92,
    trades: ['cable'],
    goods: [
      { zh: '低压电力电缆', en: 'Low-voltage power cable' },
      { zh: '控制电缆', en: 'Control cable' },
      { zh: '布电线', en: 'Building wire' },
      { zh: '橡套软电缆', en: 'Rubber-sheathed cable' },
    ],
  },
  {
    key: 'mengcun',
    name: { zh: '孟村弯头管件产业带', en: 'Mengcun Pipe-Fitting Belt' },
    ...cangzhou,
    county: { zh: '孟村回族自治县', en: 'Mengcun' },
    countyCode: '130930',
    latitude: 38.05,
    longitude: 117.1,
    trades: ['fittings'],
    goods: [
      { zh: '对焊弯头', en: 'Butt-weld elbows' },
      { zh: '法兰', en: 'Flanges' },
      { zh: '三通', en: 'Tees' },
      { zh: '异径管', en: 'Reducers' },
    ],
  },
  {
    key: 'yanshan',
    name: { zh: '盐山管道产业带', en: 'Yanshan Pipe Belt' },
    ...cangzhou,
    county: { zh: '盐山县', en: 'Yanshan' },
    countyCode: '130925',
    latitude: 38.06,
    longitude: 117.23,
    trades: ['pipes', 'fittings'],
    goods: [
      { zh: '直缝焊管', en: 'LSAW pipe' },
      { zh: '无缝钢管', en: 'Seamless pipe' },
      { zh: '螺旋焊管', en: 'Spiral-welded pipe' },
      { zh: '防腐保温管', en: 'Coated and insulated pipe' },
    ],
  },
];
