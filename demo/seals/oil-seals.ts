import { p, UNIT, w } from '#demo/flow/words.ts';
import { lipSealSheet } from '#demo/pictures/seals/seal-sheet.ts';
import { lipSealPicture } from '#demo/pictures/seals/seal.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { RINGS, ringSeal } from './hydraulic-seals.ts';
import { sizes } from './ring-sizes.ts';
import { type RubberKey, RUBBERS, sealGoods } from './seal-goods.ts';

const SHAFTS =
  sizes(`10x22x7 12x22x7 12x25x7 15x26x7 15x35x7 16x30x7 17x35x7 18x30x7 20x35x7 20x40x7 22x35x7 25x40x7 25x47x7 25x52x7
  28x40x7 30x42x7 30x47x7 30x52x7 32x52x8 35x50x8 35x52x8 38x52x7 40x55x8 40x62x8 45x62x8 45x65x8 50x68x8 50x72x8 55x72x8
  60x80x8 65x85x10 70x90x10 75x95x10 80x100x10 90x110x12 100x120x12 110x140x12 120x150x12`);

interface Lip {
  key: string;
  code: string;
  rubber: RubberKey;
  metal: boolean;
  dust: boolean;
  name: Words;
  factor: number;
}

const LIPS: readonly Lip[] = [
  {
    key: 'tc-nbr',
    code: 'TC',
    rubber: 'NBR',
    metal: false,
    dust: true,
    name: w('骨架油封 TC型 丁腈', 'Rotary shaft seal TC nitrile'),
    factor: 1,
  },
  {
    key: 'tc-fkm',
    code: 'TC',
    rubber: 'FKM',
    metal: false,
    dust: true,
    name: w('骨架油封 TC型 氟橡胶', 'Rotary shaft seal TC fluorocarbon'),
    factor: 3.6,
  },
  {
    key: 'tc-vmq',
    code: 'TC',
    rubber: 'VMQ',
    metal: false,
    dust: true,
    name: w('骨架油封 TC型 硅橡胶', 'Rotary shaft seal TC silicone'),
    factor: 2.4,
  },
  {
    key: 'sc-nbr',
    code: 'SC',
    rubber: 'NBR',
    metal: false,
    dust: false,
    name: w('骨架油封 SC型 单唇', 'Rotary shaft seal SC single lip'),
    factor: 0.92,
  },
  {
    key: 'tb-nbr',
    code: 'TB',
    rubber: 'NBR',
    metal: true,
    dust: true,
    name: w('骨架油封 TB型 外露铁壳', 'Rotary shaft seal TB metal case'),
    factor: 1.08,
  },
];

const lipSeal = (one: Lip): SeedProduct => {
  const rubber = RUBBERS[one.rubber];
  return sealGoods({
    key: `oilseal-${one.key}`,
    category: 'seals-rotary-oil',
    name: one.name,
    brief: w(
      `${rubber.temperature}℃，${one.dust ? '双唇防尘' : '单唇'}，自紧弹簧`,
      `${rubber.temperature} °C, ${one.dust ? 'with dust lip' : 'single lip'}, garter spring`,
    ),
    keywords: ['油封', '骨架油封', '旋转轴唇形密封', one.code, `${one.code}油封`, 'oil seal', 'shaft seal'],
    standards: ['GB/T 13871.1', 'ISO 6194-1', 'DIN 3760'],
    unit: UNIT.stick,
    moq: one.rubber === 'NBR' ? 10 : 5,
    multiple: 1,
    params: [
      p('material', rubber.name),
      p(w('骨架', 'Case'), w('冷轧钢板', 'Cold-rolled steel')),
      p(w('弹簧', 'Spring'), w('65Mn钢丝', 'Spring steel wire')),
      p('temperature', rubber.temperature, '℃'),
      p(w('最高线速度', 'Surface speed'), one.rubber === 'FKM' ? 25 : one.rubber === 'VMQ' ? 20 : 12, 'm/s'),
      p(w('最高压力', 'Highest pressure'), '0.03', 'MPa'),
    ],
    options: [w('内径×外径×厚', 'Bore × outside × width')],
    pieces: SHAFTS.map(([d, D, B]) => {
      const grams = ((Math.PI / 4) * (D * D - d * d) * B * 0.42 * 3.2) / 1000;
      return {
        designation: `${one.code} ${d}×${D}×${B}`,
        at: [`${d}×${D}×${B}`],
        yuan: (0.42 + D * 0.019 + grams * 0.012) * one.factor,
        grams,
        cm3: (D * D * B) / 900,
        params: [
          p(w('轴径 d', 'Shaft d'), d, 'mm'),
          p(w('外径 D', 'Outside D'), D, 'mm'),
          p(w('厚度 B', 'Width B'), B, 'mm'),
        ],
      };
    }),
    text: {
      zh: [
        `旋转轴唇形密封圈（油封）防止润滑油从轴端外漏${one.dust ? '，副唇同时阻挡灰尘和泥水' : '，用于灰尘少的部位'}，广泛用于减速机、电机、水泵、车桥和农机。${one.metal ? '外露金属壳同轴度好、压装定位准，座孔应平整光洁。' : '外包橡胶，座孔密封可靠，便于拆装。'}`,
        `${rubber.about.zh}唇口由自紧弹簧抱紧轴面，磨损后仍保持径向力。`,
        '轴面硬度不低于45 HRC，磨削Ra 0.2~0.8，不得有螺旋刀纹，公差h11；座孔H8，倒角15°~30°。装配时唇口涂脂，有键槽或螺纹处用套筒保护，唇口朝向被密封的油侧。',
      ],
      en: [
        `Keeps oil from leaking along a rotating shaft${one.dust ? ', while the second lip keeps out dust and splash' : ', where there is little dust'}: gear units, motors, pumps, axles and farm machines. ${one.metal ? 'The bare metal case locates precisely and wants a smooth housing.' : 'The rubber outside seals the housing surely and is easily fitted.'}`,
        `${rubber.about.en} The garter spring keeps the lip on the shaft as it wears.`,
        'Shaft at least 45 HRC, plunge ground to Ra 0.2–0.8 without lead, h11; housing H8 with a 15–30° chamfer. Grease the lip, cover keyways and threads with a sleeve and turn the lip to the oil.',
      ],
    },
    soldOut: one.key === 'tc-vmq',
    pictures: {
      shaded: () =>
        lipSealPicture(one.name.en, 30, one.metal ? 47 : one.dust ? 52 : 47, 7, rubber.picture, one.metal),
      dimension: () => lipSealSheet(`${one.code} · 30×52×7`, 30, 52, 7, one.dust),
    },
  });
};

export const oilSeals = (): SeedProduct[] => [...LIPS.map(lipSeal), ...RINGS.map(ringSeal)];
