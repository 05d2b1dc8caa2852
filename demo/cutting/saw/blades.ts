import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { circularBlade } from '#demo/pictures/tools/abrasive/circular-blade.ts';
import type { SeedProduct } from '#demo/types.ts';

const BLADE_TEXT = text(
  [
    '齿数越多切面越光、进给越慢：木材纵切 24 至 40 齿，横切与板材 60 至 80 齿，铝材用 100 齿以上的负前角梯平齿。',
    'More teeth cut smoother and slower: 24 to 40 for ripping, 60 to 80 for crosscutting and boards, 100 and more with negative rake for aluminium.',
  ],
  [
    '安装前核对孔径与最高转速，法兰与锯片必须清洁。锯片钝化后可修磨，一般可磨 3 至 5 次。',
    'Check bore and maximum speed and keep flange and blade clean. Dull teeth can be reground three to five times.',
  ],
);

export const blades = (
  [
    [
      'blade-tct-wood',
      '木工硬质合金圆锯片',
      'TCT saw blade for wood',
      'tct',
      40,
      [
        [110, 20, 1.8, 30],
        [110, 20, 1.8, 40],
        [125, 20, 1.8, 40],
        [160, 20, 2.2, 40],
        [180, 25.4, 2.2, 40],
        [185, 25.4, 2.2, 60],
        [210, 30, 2.6, 48],
        [230, 25.4, 2.6, 60],
        [254, 25.4, 2.8, 60],
        [254, 25.4, 2.8, 80],
        [305, 30, 3, 80],
        [355, 30, 3.2, 80],
      ],
      0.2,
      '木工锯片 合金锯片 圆锯片 TCT',
      'cutting-saws-circular',
    ],
    [
      'blade-tct-alu',
      '铝合金切割锯片',
      'TCT saw blade for aluminium',
      'tct',
      60,
      [
        [180, 25.4, 2.2, 60],
        [210, 25.4, 2.4, 80],
        [254, 25.4, 2.8, 100],
        [305, 25.4, 3, 100],
        [305, 30, 3, 120],
        [355, 25.4, 3.2, 120],
        [405, 30, 3.6, 120],
      ],
      0.42,
      '铝合金锯片 铝材切割 120齿',
      'cutting-saws-circular',
    ],
    [
      'blade-hss-slitting',
      '高速钢锯片铣刀',
      'HSS slitting saw',
      'hss',
      80,
      [
        [63, 16, 1, 100],
        [63, 16, 1.5, 80],
        [80, 22, 1, 128],
        [80, 22, 2, 80],
        [100, 22, 1.5, 128],
        [100, 22, 2, 100],
        [125, 22, 2, 128],
        [125, 22, 3, 80],
        [160, 32, 2, 128],
        [160, 32, 3, 100],
      ],
      0.55,
      '锯片铣刀 切口铣刀 DIN1837 切槽',
      'cutting-saws-circular',
    ],
    [
      'blade-diamond-seg',
      '金刚石干切片(开槽)',
      'Diamond blade, segmented',
      'diamond',
      14,
      [
        [105, 20, 1.8, 8],
        [114, 20, 2, 9],
        [125, 22.23, 2.2, 10],
        [180, 22.23, 2.4, 14],
        [230, 22.23, 2.6, 16],
        [300, 25.4, 3, 20],
        [350, 25.4, 3.2, 24],
        [400, 50, 3.4, 28],
      ],
      0.13,
      '金刚石锯片 云石片 干切片 混凝土 切墙',
      'cutting-saws-diamond',
    ],
    [
      'blade-diamond-turbo',
      '金刚石波纹片',
      'Diamond blade, turbo',
      'turbo',
      1,
      [
        [105, 20, 1.8, 1],
        [114, 20, 2, 1],
        [125, 22.23, 2.2, 1],
        [180, 22.23, 2.4, 1],
        [230, 22.23, 2.6, 1],
      ],
      0.12,
      '波纹片 云石片 瓷砖切割 石材',
      'cutting-saws-diamond',
    ],
  ] as const
).map(([key, zh, en, kind, , sizes, k, search, category]): SeedProduct => {
  const [D, bore, t, z] = sizes[Math.floor(sizes.length / 2)] ?? sizes[0];
  return goods({
    key,
    trade: 'cutting',
    category,
    ...(kind === 'tct' ? { brand: 'jinlan' } : {}),
    name: w(`${zh} ⌀${sizes[0][0]}-${sizes.at(-1)?.[0]}`, `${en}, ⌀${sizes[0][0]}-${sizes.at(-1)?.[0]} mm`),
    brief: w(
      kind === 'diamond' || kind === 'turbo'
        ? '混凝土、石材、瓷砖'
        : kind === 'hss'
          ? '金属切口与窄槽'
          : '硬质合金齿，低噪音基体',
      kind === 'diamond' || kind === 'turbo'
        ? 'Concrete, stone, tile'
        : kind === 'hss'
          ? 'Slots and parting in metal'
          : 'Carbide teeth, low-noise body',
    ),
    keywords: [...words(search), 'saw blade', '锯片'],
    standards:
      kind === 'hss'
        ? ['DIN 1837', 'GB/T 6120']
        : kind === 'tct'
          ? ['EN 847-1', 'JB/T 14204']
          : ['EN 13236', 'GB/T 11270'],
    unit: w('片', 'pc'),
    moq: 2,
    params: [
      q(
        'material',
        kind === 'hss'
          ? w('高速钢 W6Mo5Cr4V2', 'HSS M2')
          : kind === 'tct'
            ? w('YG8 硬质合金齿，65Mn 基体', 'YG8 tips, 65Mn body')
            : w('金刚石烧结体，65Mn 基体', 'Sintered diamond, 65Mn body'),
      ),
    ],
    options: [w('规格', 'Size')],
    pieces: (sizes as readonly (readonly [number, number, number, number])[]).map(([d, b, th, n]): Piece => ({
      designation: `${d}×${b}${kind === 'tct' ? ` Z${n}` : kind === 'hss' ? `×${th} Z${n}` : ''}`,
      at: [`${d}×${b}${kind === 'tct' ? ` ${n}T` : kind === 'hss' ? `×${th}` : ''}`],
      yuan: k * d * (d / 180) ** 0.5 * (kind === 'tct' ? 0.5 + n / 90 : 1),
      grams: d * d * th * 0.0052,
      cm3: d * d * 0.006,
      params: [
        q('diameter', d, 'mm'),
        q('bore', b, 'mm'),
        q('thickness', th, 'mm'),
        ...(kind === 'turbo' ? [] : [q('teeth', n)]),
      ],
    })),
    text: BLADE_TEXT,
    pictures: circularBlade({
      title: zh,
      caption: `${D} × ${bore}${kind === 'turbo' || kind === 'diamond' ? '' : ` · Z${z}`}`,
      D,
      bore,
      t,
      count: z,
      kind,
    }),
  });
});
