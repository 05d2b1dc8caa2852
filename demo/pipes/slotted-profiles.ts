import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { slotted } from '#demo/pictures/profile/slotted.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';

const PROFILE_TEXT: Text = {
  zh: [
    '工业铝型材为6063-T5挤压，阳极氧化膜10 μm以上，四面T形槽，用T形螺母和角件连接，机架可随时拆改。',
    '欧标30系列槽宽8 mm、40系列槽宽8 mm、20系列槽宽6 mm，连接件须按槽宽选配；端面中心孔可攻M6（20系列M5、40系列M8）用于端面连接。',
    '挠度参考：4040一米跨度两端支承、中点100 kg时约0.9 mm。切断公差±0.5 mm，端面垂直度0.3°。',
  ],
  en: [
    'Extruded in 6063-T5 and anodised to 10 μm or more, with T-slots on all sides: frames are joined with T-nuts and brackets and changed at any time.',
    'Series 30 and 40 have slots of 8 mm, series 20 of 6 mm; choose the connectors by the slot. The centre bore takes an M6 thread (M5 for 20, M8 for 40).',
    'For orientation, 4040 over 1 m, supported at both ends with 100 kg in the middle, bends about 0.9 mm. Cut to ±0.5 mm and 0.3° square.',
  ],
};

/** Slotted profiles: width and height in cells, cell, slot, bore, kg/m. */
const PROFILES = [
  ['2020', 1, 1, 20, 6, 5, 0.48],
  ['2040', 2, 1, 20, 6, 5, 0.87],
  ['2080', 4, 1, 20, 6, 5, 1.62],
  ['3030', 1, 1, 30, 8, 6.8, 0.86],
  ['3060', 2, 1, 30, 8, 6.8, 1.55],
  ['4040', 1, 1, 40, 8, 6.8, 1.46],
  ['4080', 2, 1, 40, 8, 6.8, 2.68],
  ['8080', 2, 2, 40, 8, 6.8, 4.9],
] as const;

const LENGTHS = [300, 500, 800, 1000, 1500, 2000, 3000, 6000] as const;

const profile = ([no, columns, rows, cell, slot, bore, mass]: (typeof PROFILES)[number]): SeedProduct =>
  goods({
    key: `alu-profile-${no}`,
    trade: 'pipes',
    category: 'pipes-aluminium-slot',
    name: w(`${no}工业铝型材 6063-T5`, `Slotted aluminium profile ${no}, 6063-T5`),
    brief: w('阳极氧化银白，定长切断', 'Anodised silver or black, cut to length'),
    keywords: ['铝型材', '工业铝型材', `${no}铝型材`, 'T槽', 'aluminium extrusion', 'T-slot'],
    standards: ['GB/T 6892', 'GB/T 5237'],
    unit: UNIT.length,
    params: [
      p('material', w('6063-T5')),
      p(w('截面', 'Section'), `${columns * cell}×${rows * cell}`, 'mm'),
      p(w('槽宽', 'Slot'), slot, 'mm'),
      p(w('中心孔', 'Bore'), bore, 'mm'),
      p('massPerMetre', mass, 'kg/m'),
    ],
    options: [w('颜色', 'Colour'), w('长度', 'Length')],
    pieces: [
      [w('银白', 'Silver'), '', 1],
      [w('黑色', 'Black'), ' BK', 1.1],
    ].flatMap(([colour, sign, factor]) =>
      LENGTHS.map((length) => {
        const kg = (mass * length) / 1000;
        return {
          designation: `${no}×${length}${sign}`,
          at: [colour as Words, w(`${length} mm`)],
          yuan: (kg * 27.5 + 1) * (factor as number),
          grams: kg * 1000,
          cm3: (columns * rows * cell * cell * length) / 900,
          params: [p('length', length, 'mm'), p('mass', Number(kg.toFixed(2)), 'kg')],
        };
      }),
    ),
    text: PROFILE_TEXT,
    pictures: pictures(() =>
      slotted({
        title: no,
        caption: `${no}  ${columns * cell}×${rows * cell}`,
        material: 'aluminium',
        cell,
        columns,
        rows,
        slot,
        bore,
      }),
    ),
  });

export const slottedProfiles: SeedProduct[] = PROFILES.map(profile);
