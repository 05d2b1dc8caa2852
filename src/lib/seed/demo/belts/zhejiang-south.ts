import type { BeltText } from './types.ts';

const zhejiang = { province: { zh: '浙江省', en: 'Zhejiang' }, provinceCode: '330000' };
const taizhou = { ...zhejiang, city: { zh: '台州市', en: 'Taizhou' }, cityCode: '331000' };

export const ZHEJIANG_SOUTH_BELTS: BeltText[] = [
  {
    key: 'wenling',
    name: { zh: '温岭泵业产业带', en: 'Wenling Pump Belt' },
    ...taizhou,
    county: { zh: '温岭市', en: 'Wenling' },
    countyCode: '331081',
    latitude: 28.46,
    longitude: 121.25,
    trades: ['pumps'],
    goods: [
      { zh: '离心泵', en: 'Centrifugal pumps' },
      { zh: '潜水泵', en: 'Submersible pumps' },
      { zh: '深井泵', en: 'Borehole pumps' },
      { zh: '自吸泵', en: 'Self-priming pumps' },
    ],
  },
  {
    key: 'yuhuan',
    name: { zh: '玉环阀门水暖产业带', en: 'Yuhuan Valve Belt' },
    ...taizhou,
    county: { zh: '玉环市', en: 'Yuhuan' },
    countyCode: '331083',
    latitude: 28.14,
    longitude: 121.23,
    trades: ['valves', 'fittings'],
    goods: [
      { zh: '铜球阀', en: 'Brass ball valves' },
      { zh: '闸阀', en: 'Gate valves' },
      { zh: '铜管接头', en: 'Brass fittings' },
      { zh: '地暖分集水器', en: 'Heating manifolds' },
    ],
  },
  {
    key: 'yueqing',
    name: { zh: '乐清电气产业带', en: 'Yueqing Electrical Belt' },
    ...zhejiang,
    city: { zh: '温州市', en: 'Wenzhou' },
    cityCode: '330300',
    county: { zh: '乐清市', en: 'Yueqing' },
    countyCode: '330382',
    latitude: 28.03,
    longitude: 120.88,
    trades: ['electrical'],
    goods: [
      { zh: '小型断路器', en: 'Miniature circuit breakers' },
      { zh: '交流接触器', en: 'Contactors' },
      { zh: '继电器', en: 'Relays' },
      { zh: '按钮指示灯', en: 'Push buttons and pilot lights' },
    ],
  },
  {
    key: 'yongkang',
    name: { zh: '永康五金工具产业带', en: 'Yongkang Hardware Belt' },
    ...zhejiang,
    city: { zh: '金华市', en: 'Jinhua' },
    cityCode: '330700',
    county: { zh: '永康市', en: 'Yongkang' },
    countyCode: '330784',
    latitude: 28.89,
    longitude: 120.05,
    trades: ['hand-tools', 'power-tools'],
    goods: [
      { zh: '扳手套筒', en: 'Wrenches and sockets' },
      { zh: '钳子螺丝刀', en: 'Pliers and screwdrivers' },
      { zh: '电动工具', en: 'Power tools' },
      { zh: '测量工具', en: 'Measuring tools' },
    ],
  },
];
