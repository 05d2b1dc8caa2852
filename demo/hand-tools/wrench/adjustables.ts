import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { adjustable } from '#demo/pictures/tools/hand/adjustable.ts';
import type { SeedProduct } from '#demo/types.ts';
import { CRV } from './materials.ts';

export const grips = (
  [
    [
      'wrench-adjustable',
      '活动扳手 镀铬',
      'Adjustable wrench, chrome',
      'adjustable',
      'chrome',
      undefined,
      [
        [100, 13],
        [150, 19],
        [200, 24],
        [250, 30],
        [300, 36],
        [375, 46],
        [450, 55],
      ],
      0.068,
      '活动扳手 活口扳手 活络扳手',
      ['GB/T 4440', 'ISO 6787'],
      'banxiu',
    ],
    [
      'wrench-adjustable-grip',
      '活动扳手 双色柄大开口',
      'Adjustable wrench, wide jaw, two-colour grip',
      'adjustable',
      'chrome',
      'red',
      [
        [150, 28],
        [200, 34],
        [250, 40],
        [300, 46],
      ],
      0.11,
      '大开口活动扳手 胶柄',
      ['GB/T 4440'],
      undefined,
    ],
    [
      'wrench-pipe-heavy',
      '重型管子钳',
      'Heavy-duty pipe wrench',
      'pipe',
      'castIron',
      'red',
      [
        [200, 27],
        [250, 34],
        [300, 42],
        [350, 49],
        [450, 61],
        [600, 76],
        [900, 102],
        [1200, 141],
      ],
      0.1,
      '管钳 管子钳 水管钳 重型',
      ['GB/T 8406', 'QB/T 2508'],
      'banxiu',
    ],
    [
      'wrench-pipe-alu',
      '铝合金管子钳',
      'Aluminium pipe wrench',
      'pipe',
      'aluminium',
      'grey',
      [
        [250, 34],
        [300, 42],
        [350, 49],
        [450, 61],
        [600, 76],
        [900, 102],
      ],
      0.26,
      '铝合金管钳 轻型',
      ['GB/T 8406'],
      undefined,
    ],
  ] as const
).map(([key, zh, en, kind, material, grip, sizes, k, search, norm, brand]): SeedProduct =>
  goods({
    key,
    trade: 'hand-tools',
    category: 'hand-tools-spanners-adjustable',
    ...(brand ? { brand } : {}),
    name: w(zh, en),
    brief: w(
      kind === 'pipe' ? '铬钒钢锻造钳口，齿部高频淬火' : '55# 钢锻造，刻度清晰',
      kind === 'pipe' ? 'Forged jaw with hardened teeth' : 'Forged, with a scale on the jaw',
    ),
    keywords: [...words(search), 'wrench'],
    standards: [...norm],
    unit: w('把', 'pc'),
    moq: 2,
    params: [
      q(
        'material',
        kind === 'pipe'
          ? material === 'aluminium'
            ? w('铝合金柄，CR-V 钳口', 'Aluminium handle, CR-V jaws')
            : w('球墨铸铁柄，CR-V 钳口', 'Ductile iron handle, CR-V jaws')
          : CRV,
      ),
    ],
    options: [w('规格', 'Size')],
    pieces: sizes.map(([L, o]): Piece => ({
      designation: `${L} mm (${Math.round(L / 25)}")`,
      at: [`${L} mm`],
      yuan: 5 + L * k * (0.5 + L / 500),
      grams: (L / 100) ** 2.3 * (material === 'aluminium' ? 52 : 88),
      cm3: (L / 100) ** 2 * 55,
      params: [q('length', L, 'mm'), q('opening', o, 'mm')],
    })),
    text:
      kind === 'pipe'
        ? text(
            [
              '管子钳用于转动钢管与圆杆，活动钳口浮动，越用力越咬紧；开口应使钳口中部夹持管子。',
              'Pipe wrenches turn pipe and bar: the hook jaw floats and bites harder as you pull. Set it so that the pipe sits in the middle of the jaw.',
            ],
            [
              '镀层管、铜管和抛光管应改用链条钳或带钳，避免齿痕。不得当锤子使用或加长手柄。',
              'Use a chain or strap wrench on plated, copper or polished pipe. Do not hammer with it or lengthen the handle.',
            ],
          )
        : text(
            [
              '使用时使固定钳口承受主要作用力，转向活动钳口一侧，调紧后再用力。',
              'Pull so that the fixed jaw takes the load, and close the jaw tight first.',
            ],
            [
              '活动扳手不宜用于大扭矩，重要螺栓应使用定尺寸扳手或套筒。',
              'It is not for high torque: use fixed spanners or sockets on important bolts.',
            ],
          ),
    pictures: adjustable({
      title: zh,
      caption: `${sizes[3][0]} mm`,
      L: sizes[3][0],
      opening: sizes[3][1],
      kind,
      material,
      ...(grip ? { grip } : {}),
    }),
  }),
);
