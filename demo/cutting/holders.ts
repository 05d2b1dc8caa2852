import { goods } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import type { InsertForm } from '#demo/pictures/tools/cutting/insert-form.ts';
import { turningHolder } from '#demo/pictures/tools/cutting/turning-holder.ts';
import type { SeedProduct } from '#demo/types.ts';

type HolderLine = readonly [
  key: string,
  zh: string,
  en: string,
  form: InsertForm,
  boring: boolean,
  sizes: readonly (readonly [code: string, h: number, L: number, f: number])[],
  search: string,
  fits: string,
];

const HOLDERS: readonly HolderLine[] = [
  [
    'holder-mclnr',
    '外圆车刀杆 MCLNR/L 95°',
    'Turning holder MCLNR/L, 95°',
    'C',
    false,
    [
      ['1616H12', 16, 100, 20],
      ['2020K12', 20, 125, 25],
      ['2525M12', 25, 150, 32],
      ['3232P16', 32, 170, 40],
    ],
    'MCLNR 外圆刀杆 95度 车刀杆',
    'CNMG1204',
  ],
  [
    'holder-mwlnr',
    '外圆车刀杆 MWLNR/L 95°',
    'Turning holder MWLNR/L, 95°',
    'W',
    false,
    [
      ['1616H08', 16, 100, 20],
      ['2020K08', 20, 125, 25],
      ['2525M08', 25, 150, 32],
    ],
    'MWLNR 桃形刀杆',
    'WNMG0804',
  ],
  [
    'holder-mdjnr',
    '仿形车刀杆 MDJNR/L 93°',
    'Profiling holder MDJNR/L, 93°',
    'D',
    false,
    [
      ['2020K11', 20, 125, 25],
      ['2020K15', 20, 125, 25],
      ['2525M15', 25, 150, 32],
    ],
    'MDJNR 仿形刀杆',
    'DNMG1504',
  ],
  [
    'holder-sclcr-s',
    '内孔镗刀杆 SCLCR/L',
    'Boring bar SCLCR/L, 95°',
    'C',
    true,
    [
      ['S08K06', 8, 125, 5],
      ['S10K06', 10, 125, 6.5],
      ['S12M09', 12, 150, 8.5],
      ['S16Q09', 16, 180, 11],
      ['S20R09', 20, 200, 13],
      ['S25S12', 25, 250, 17],
    ],
    'SCLCR 镗刀杆 内孔刀杆',
    'CCMT0602 / CCMT09T3',
  ],
];

export const holders = HOLDERS.map(([key, zh, en, form, boring, sizes, search, fits]): SeedProduct =>
  goods({
    key,
    trade: 'cutting',
    category: 'cutting-inserts-holders',
    name: w(zh, en),
    brief: w(`配 ${fits} 刀片，左右手可选`, `For ${fits}, right and left hand`),
    keywords: [...words(search), '刀杆', 'tool holder'],
    standards: [boring ? 'ISO 6261' : 'ISO 5608'],
    unit: UNIT.stick,
    moq: 1,
    params: [
      q('material', w('42CrMo 调质，HRC 43-48', '42CrMo4, HRC 43-48')),
      q({ zh: '适用刀片', en: 'Insert' }, fits),
      q(
        { zh: '夹紧方式', en: 'Clamping' },
        boring ? w('螺钉压紧 S', 'Screw (S)') : w('复合压紧 M', 'Multi-lock (M)'),
      ),
    ],
    options: [w('规格', 'Size'), w('方向', 'Hand')],
    pieces: sizes.flatMap(([sign, h, L, f]) =>
      (
        [
          ['R', w('右手', 'Right')],
          ['L', w('左手', 'Left')],
        ] as const
      ).map(([hand, side]) => ({
        designation: `${boring ? `${sign.slice(0, 4)}-SCLC${hand}${sign.slice(4)}` : `${zh.split(' ')[1]?.slice(0, 4)}${hand}${sign}`}`,
        at: [sign, side],
        yuan: 22 + h * 1.5,
        grams: h * h * L * (boring ? 0.0061 : 0.0075),
        cm3: L * 3,
        params: [
          q(boring ? 'diameter' : 'height', h, 'mm'),
          q('length', L, 'mm'),
          q({ zh: '刀尖偏置 f', en: 'Offset f' }, f, 'mm'),
        ],
      })),
    ),
    text: text(
      [
        '刀杆经整体热处理，刀片槽一次装夹加工，重复定位 ±0.02 mm。附刀垫、压紧件和扳手各一。',
        'Hardened body with the pocket machined in one clamping; repeat accuracy ±0.02 mm. Shim, clamp and key are included.',
      ],
      [
        '外圆刀杆刀尖应与主轴等高；镗刀杆悬伸不超过杆径的四倍(钢杆)，否则易振动。',
        'Set the tip at spindle height. A steel boring bar should not overhang more than four diameters, or it chatters.',
      ],
    ),
    pictures: turningHolder({
      title: zh,
      caption: `${sizes[1]?.[0]} · ISO ${boring ? 6261 : 5608}`,
      form,
      h: sizes[1]?.[1] ?? 20,
      L: sizes[1]?.[2] ?? 125,
      f: boring ? (sizes[1]?.[1] ?? 20) / 2 + (sizes[1]?.[3] ?? 10) : (sizes[1]?.[3] ?? 25),
      insertMaterial: 'gold',
      boring,
    }),
  }),
);
