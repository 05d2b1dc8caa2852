import { goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { hexKey } from '#demo/pictures/tools/hand/hex-key.ts';
import type { SeedProduct } from '#demo/types.ts';

export const keys = (
  [
    ['hex-key-short', '内六角扳手 短 平头', 'Hex key, short arm', false, 'blackOxide', 0.9, 'DIN 911'],
    ['hex-key-ball', '内六角扳手 加长球头', 'Ball-end hex key, long arm', true, 'chrome', 1.6, 'ISO 2936'],
    ['hex-key-torx', '梅花内六角扳手 星形', 'TORX key', false, 'blackOxide', 1.2, 'ISO 10664'],
  ] as const
).map(([key, zh, en, ball, material, k, norm]): SeedProduct =>
  goods({
    key,
    trade: 'hand-tools',
    category: 'hand-tools-keys',
    ...(ball ? { brand: 'banxiu' } : {}),
    name: w(`${zh} ${norm}`, `${en}, ${norm}`),
    brief: w('S2 合金钢，HRC 52-58', 'S2 steel, HRC 52-58'),
    keywords: words('内六角扳手 六角匙 L型 hex key allen'),
    standards: [norm, 'GB/T 5356'],
    unit: UNIT.stick,
    moq: 20,
    multiple: 10,
    params: [q('material', w('S2 工具钢', 'S2 tool steel')), q('hardness', '52-58', 'HRC')],
    options: [w('规格', 'Size')],
    pieces: (key === 'hex-key-torx'
      ? ([
          [1.5, 'T6'],
          [1.75, 'T8'],
          [2.8, 'T10'],
          [3.3, 'T15'],
          [3.9, 'T20'],
          [4.5, 'T25'],
          [5.6, 'T30'],
          [6.7, 'T40'],
          [7.9, 'T45'],
          [8.9, 'T50'],
        ] as const)
      : ([
          [1.5, '1.5'],
          [2, '2'],
          [2.5, '2.5'],
          [3, '3'],
          [4, '4'],
          [5, '5'],
          [6, '6'],
          [7, '7'],
          [8, '8'],
          [10, '10'],
          [12, '12'],
          [14, '14'],
          [17, '17'],
          [19, '19'],
        ] as const)
    ).map(([s, sign]): Piece => ({
      designation: sign,
      at: [sign.startsWith('T') ? sign : `${sign} mm`],
      yuan: (0.42 + s * 0.1 + s * s * 0.055) * k,
      grams: s * s * (ball ? 2.1 : 1.25) + 1,
      cm3: s * 3 + 2,
      params: [q('flats', s, 'mm'), q('length', Math.round((ball ? 62 : 38) + s * (ball ? 17 : 9.5)), 'mm')],
    })),
    text: text(
      [
        '短臂施力，长臂快速旋入；球头可在 25° 以内斜向操作，但只用于预紧，最终拧紧用平头端。',
        'The short arm gives torque and the long one speed. The ball works up to 25° off axis for running in; tighten with the plain end.',
      ],
      [
        '螺钉与扳手：M3 用 2.5，M4 用 3，M5 用 4，M6 用 5，M8 用 6，M10 用 8，M12 用 10，M16 用 14，M20 用 17。',
        'Socket screw and key: M3 2.5, M4 3, M5 4, M6 5, M8 6, M10 8, M12 10, M16 14, M20 17.',
      ],
    ),
    pictures: hexKey({
      title: zh,
      caption: `${norm} · ${key === 'hex-key-torx' ? 'T30' : '6'}`,
      s: key === 'hex-key-torx' ? 5.6 : 6,
      ...(key === 'hex-key-torx' ? { mark: 'T30' } : {}),
      long: ball ? 164 : key === 'hex-key-torx' ? 91 : 95,
      short: 38,
      ball,
      material,
      set: 4,
    }),
  }),
);

export const keySet = goods({
  key: 'hex-key-set',
  trade: 'hand-tools',
  category: 'hand-tools-keys',
  brand: 'banxiu',
  name: w('内六角扳手组套 9件 1.5-10', 'Hex key set, 9 pieces, 1.5-10 mm'),
  brief: w('旋转夹座，取用方便', 'In a swivelling holder'),
  keywords: words('内六角套装 六角匙组 9件套'),
  standards: ['ISO 2936'],
  unit: UNIT.kit,
  moq: 5,
  params: [q('pieces', 9), q('material', 'S2')],
  options: [w('型式', 'Form'), w('长度', 'Length')],
  pieces: [w('平头', 'Plain'), w('球头', 'Ball end'), w('梅花 TX', 'TORX')].flatMap((form, i) =>
    [w('标准', 'Standard'), w('加长', 'Long'), w('特长', 'Extra long')].map((len, j) => ({
      designation: `${form.en} ${len.en}`,
      at: [form, len],
      yuan: 9.5 + i * 4 + j * 5.5,
      grams: 260 + j * 160,
      cm3: 380,
    })),
  ),
  text: text(
    [
      '九支一组覆盖 M2 至 M12 内六角螺钉，夹座按规格标色。',
      'Nine keys cover socket screws from M2 to M12; the holder is colour marked.',
    ],
    [
      'S2 工具钢整体热处理，扭矩高于 CR-V 约三成，尖角不易磨圆。',
      'S2 steel, hardened throughout, carries about a third more torque than CR-V and keeps its corners.',
    ],
  ),
  pictures: hexKey({
    title: '内六角组套',
    caption: '1.5-10 · 9 pcs',
    s: 8,
    long: 195,
    short: 44,
    ball: true,
    material: 'chrome',
    set: 6,
  }),
});
