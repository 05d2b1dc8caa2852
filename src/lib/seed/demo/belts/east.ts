import type { BeltText } from './types.ts';

const ningbo = {
  province: { zh: '浙江省', en: 'Zhejiang' },
  provinceCode: '330000',
  city: { zh: '宁波市', en: 'Ningbo' },
  cityCode: '330200',
};
const jiangsu = { province: { zh: '江苏省', en: 'Jiangsu' }, provinceCode: '320000' };

export const EAST_BELTS: BeltText[] = [
  {
    key: 'fenghua',
    name: { zh: '奉化气动产业带', en: 'Fenghua Pneumatics Belt' },
    ...ningbo,
    county: { zh: '奉化区', en: 'Fenghua' },
    countyCode: '330213',
    latitude: 29.66,
    longitude: 121.41,
    trades: ['pneumatics'],
    goods: [
      { zh: '标准气缸', en: 'Standard cylinders' },
      { zh: '电磁阀', en: 'Solenoid valves' },
      { zh: '气源处理件', en: 'Air preparation units' },
      { zh: '气管接头', en: 'Push-in fittings' },
    ],
  },
  {
    key: 'ninghai',
    name: { zh: '宁海橡塑密封产业带', en: 'Ninghai Seal Belt' },
    ...ningbo,
    county: { zh: '宁海县', en: 'Ninghai' },
    countyCode: '330226',
    latitude: 29.29,
    longitude: 121.43,
    trades: ['seals'],
    goods: [
      { zh: '骨架油封', en: 'Rotary shaft seals' },
      { zh: 'O形圈', en: 'O-rings' },
      { zh: '橡胶减震件', en: 'Rubber mounts' },
      { zh: '橡塑管路件', en: 'Rubber and plastic hoses' },
    ],
  },
  {
    key: 'danyang',
    name: { zh: '丹阳工具产业带', en: 'Danyang Tool Belt' },
    ...jiangsu,
    city: { zh: '镇江市', en: 'Zhenjiang' },
    cityCode: '321100',
    county: { zh: '丹阳市', en: 'Danyang' },
    countyCode: '321181',
    latitude: 32.05,
    longitude: 119.77,
    trades: ['cutting'],
    goods: [
      { zh: '高速钢麻花钻', en: 'HSS twist drills' },
      { zh: '金刚石锯片', en: 'Diamond blades' },
      { zh: '丝锥板牙', en: 'Taps and dies' },
      { zh: '硬质合金立铣刀', en: 'Carbide end mills' },
    ],
  },
  {
    key: 'qidong',
    name: { zh: '启东电动工具产业带', en: 'Qidong Power-Tool Belt' },
    ...jiangsu,
    city: { zh: '南通市', en: 'Nantong' },
    cityCode: '320600',
    county: { zh: '启东市', en: 'Qidong' },
    countyCode: '320681',
    latitude: 32.05,
    longitude: 121.61,
    trades: ['power-tools'],
    goods: [
      { zh: '角磨机', en: 'Angle grinders' },
      { zh: '电锤电镐', en: 'Rotary and demolition hammers' },
      { zh: '锂电钻', en: 'Cordless drills' },
      { zh: '转定子配件', en: 'Armatures and stators' },
    ],
  },
];
