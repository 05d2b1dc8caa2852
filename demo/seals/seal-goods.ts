import { goods, type Goods } from '#demo/flow/goods.ts';
import { spread } from '#demo/flow/spread.ts';
import { w } from '#demo/flow/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { SeedProduct, Words } from '#demo/types.ts';

const BRANDS = ['youfeng', 'yuanhuan', 'tanlue'];

/** Goods of the sealing trade: its brands are dealt out evenly, one product in four has none. */
export function sealGoods(draft: Omit<Goods, 'trade' | 'brand'>): SeedProduct {
  const brand = BRANDS[Math.floor(spread(`brand:${draft.key}`) * 4)];
  return goods({ ...draft, trade: 'seals', ...(brand === undefined ? {} : { brand }) });
}

/** An elastomer as seals are sold in it. */
export interface Rubber {
  key: string;
  name: Words;
  hardness: number;
  temperature: string;
  density: number;
  /** Yuan per kg of moulded goods. */
  perKg: number;
  /** Factor on the fixed work of moulding and trimming. */
  work: number;
  picture: Material;
  about: Words;
}

export const RUBBERS: Record<'NBR' | 'FKM' | 'EPDM' | 'VMQ' | 'HNBR' | 'NBR90', Rubber> = {
  NBR: {
    key: 'nbr',
    name: w('丁腈橡胶 NBR 70', 'Nitrile NBR 70'),
    hardness: 70,
    temperature: '-30~100',
    density: 1.25,
    perKg: 62,
    work: 1,
    picture: 'rubber',
    about: w(
      '丁腈橡胶耐矿物油、液压油、燃油和水，机械强度好，是最通用的密封材料；不耐臭氧、酮类和制动液，长期露天会龟裂。',
      'Nitrile stands mineral oil, hydraulic fluid, fuel and water with good strength and is the general choice; not for ozone, ketones and brake fluid, and it cracks in long exposure outdoors.',
    ),
  },
  NBR90: {
    key: 'nbr90',
    name: w('丁腈橡胶 NBR 90', 'Nitrile NBR 90'),
    hardness: 90,
    temperature: '-25~100',
    density: 1.28,
    perKg: 74,
    work: 1.1,
    picture: 'rubber',
    about: w(
      '高硬度丁腈橡胶，抗挤出能力强，用于16~25 MPa的液压静密封，沟槽间隙可比70度放宽约一倍。',
      'Hard nitrile resists extrusion, for static hydraulic seals at 16–25 MPa with about twice the gap allowed for 70 Shore.',
    ),
  },
  FKM: {
    key: 'fkm',
    name: w('氟橡胶 FKM 75', 'Fluorocarbon FKM 75'),
    hardness: 75,
    temperature: '-20~200',
    density: 1.85,
    perKg: 330,
    work: 2.6,
    picture: 'brown',
    about: w(
      '氟橡胶耐高温、耐油、耐燃油和多数酸，压缩永久变形小；不耐蒸汽、酮类和低温，-20℃以下变硬。',
      'Fluorocarbon stands heat, oil, fuel and most acids with little compression set; not for steam, ketones or cold, it stiffens below −20 °C.',
    ),
  },
  EPDM: {
    key: 'epdm',
    name: w('三元乙丙橡胶 EPDM 70', 'EPDM 70'),
    hardness: 70,
    temperature: '-45~140',
    density: 1.15,
    perKg: 78,
    work: 1.15,
    picture: 'rubber',
    about: w(
      '三元乙丙耐热水、蒸汽、臭氧、制动液和弱酸碱，用于给排水、卫生设备和户外；遇矿物油膨胀，不得用于油路。',
      'EPDM stands hot water, steam, ozone, brake fluid and mild acids and alkalis, for water, sanitary and outdoor service; it swells in mineral oil and must not be used there.',
    ),
  },
  VMQ: {
    key: 'vmq',
    name: w('硅橡胶 VMQ 60 食品级', 'Silicone VMQ 60 food grade'),
    hardness: 60,
    temperature: '-60~220',
    density: 1.2,
    perKg: 155,
    work: 1.6,
    picture: 'red',
    about: w(
      '硅橡胶无味无毒、耐高低温，适合食品、医疗、烤箱和照明；撕裂强度低、不耐磨，只用于静密封。',
      'Silicone is neutral, non-toxic and stands heat and cold, for food, medical, oven and lighting use; low tear strength limits it to static seals.',
    ),
  },
  HNBR: {
    key: 'hnbr',
    name: w('氢化丁腈 HNBR 70', 'Hydrogenated nitrile HNBR 70'),
    hardness: 70,
    temperature: '-30~150',
    density: 1.23,
    perKg: 240,
    work: 2,
    picture: 'green',
    about: w(
      '氢化丁腈耐R134a制冷剂、臭氧和150℃热油，强度和耐磨优于丁腈，用于汽车空调和发动机。',
      'Hydrogenated nitrile stands R134a, ozone and oil at 150 °C, stronger and harder-wearing than nitrile, for car air conditioning and engines.',
    ),
  },
};
export type RubberKey = keyof typeof RUBBERS;
