import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { hammer, type HammerShape } from '#demo/pictures/tools/hand/hammer.ts';
import type { SeedProduct } from '#demo/types.ts';

const HAMMER_TEXT = text(
  [
    '锤头硬度 HRC 48 至 56，锤面倒角，不得两锤对击，不得敲击淬硬表面，以免碎屑飞溅。',
    'Heads are HRC 48 to 56 with bevelled faces. Never strike hammer on hammer or hardened steel: chips fly.',
  ],
  [
    '手柄松动应立即打楔紧固；木柄可更换，玻璃纤维柄耐潮但断裂后应整支报废。',
    'Drive the wedge home when a head loosens. Wooden handles can be replaced; scrap fibreglass ones when cracked.',
  ],
);

const HAMMERS: readonly (readonly [
  key: string,
  zh: string,
  en: string,
  kind: HammerShape['kind'],
  rows: readonly (readonly [string, number])[],
  L: number,
  head: number,
  face: number,
  handle: Material,
  k: number,
  norm: string,
])[] = [
  [
    'hammer-claw',
    '羊角锤',
    'Claw hammer',
    'claw',
    [
      ['0.25 kg', 250],
      ['0.5 kg', 500],
      ['0.75 kg', 750],
    ],
    330,
    130,
    30,
    'blue',
    1.1,
    'QB/T 1290.8',
  ],
  [
    'hammer-machinist',
    '钳工锤 木柄',
    'Engineer’s hammer',
    'machinist',
    [
      ['100 g', 100],
      ['200 g', 200],
      ['300 g', 300],
      ['500 g', 500],
      ['800 g', 800],
      ['1000 g', 1000],
      ['1500 g', 1500],
      ['2000 g', 2000],
    ],
    320,
    112,
    30,
    'wood',
    0.9,
    'DIN 1041',
  ],
  [
    'hammer-ball',
    '圆头锤',
    'Ball pein hammer',
    'ball',
    [
      ['0.5 P', 227],
      ['1 P', 454],
      ['1.5 P', 680],
      ['2 P', 907],
      ['2.5 P', 1134],
      ['3 P', 1361],
    ],
    340,
    108,
    32,
    'wood',
    0.85,
    'QB/T 1290.2',
  ],
  [
    'hammer-sledge',
    '八角锤 玻纤柄',
    'Sledge hammer',
    'sledge',
    [
      ['2 P', 907],
      ['3 P', 1361],
      ['4 P', 1814],
      ['6 P', 2722],
      ['8 P', 3629],
      ['10 P', 4536],
      ['12 P', 5443],
    ],
    600,
    165,
    56,
    'yellow',
    0.72,
    'QB/T 1290.1',
  ],
  [
    'hammer-rubber',
    '橡胶锤',
    'Rubber mallet',
    'rubber',
    [
      ['8 oz', 227],
      ['16 oz', 454],
      ['24 oz', 680],
      ['32 oz', 907],
    ],
    320,
    98,
    58,
    'wood',
    0.75,
    'QB/T 1290.10',
  ],
  [
    'hammer-nylon',
    '尼龙双头安装锤',
    'Nylon mallet',
    'rubber',
    [
      ['⌀27', 240],
      ['⌀32', 380],
      ['⌀40', 620],
      ['⌀50', 1050],
    ],
    310,
    108,
    35,
    'wood',
    1.3,
    'DIN 1042',
  ],
];

export const hammers = HAMMERS.map(
  ([key, zh, en, kind, rows, L, head, face, handle, k, norm], i): SeedProduct =>
    goods({
      key,
      trade: 'hand-tools',
      category: 'hand-tools-hammers',
      ...(i % 3 ? {} : { brand: 'banxiu' }),
      name: w(`${zh} ${rows[0]?.[0]}-${rows.at(-1)?.[0]}`, `${en}, ${rows[0]?.[0]} to ${rows.at(-1)?.[0]}`),
      brief: w(
        kind === 'rubber' ? '不损伤工件表面' : '中碳钢锻造，锤面淬火',
        kind === 'rubber' ? 'Spares the surface' : 'Forged medium carbon steel, hardened face',
      ),
      keywords: words('锤子 榔头 手锤 hammer'),
      standards: [norm],
      unit: w('把', 'pc'),
      moq: 6,
      multiple: 2,
      params: [
        q(
          'material',
          kind === 'rubber'
            ? key.endsWith('nylon')
              ? w('尼龙锤面', 'Nylon faces')
              : w('橡胶', 'Rubber')
            : w('45 号钢', 'C45 steel'),
        ),
        q(
          'handle',
          handle === 'wood' ? w('硬木', 'Hardwood') : w('玻璃纤维包胶', 'Fibreglass with rubber grip'),
        ),
      ],
      options: [w('锤头重', 'Head mass'), w('手柄', 'Handle')],
      pieces: rows.flatMap(([s, g]) =>
        [w('木柄', 'Wood'), w('玻纤柄', 'Fibreglass')].map((h, j): Piece => ({
          designation: `${s} ${j ? 'FG' : 'W'}`,
          at: [s, h],
          yuan: (6.5 + g * 0.0135) * k * (j ? 1.28 : 1),
          grams: g * 1.05 + (j ? 280 : 200),
          cm3: 400 + g * 0.5,
          params: [q({ zh: '锤头重', en: 'Head mass' }, g, 'g')],
        })),
      ),
      text: HAMMER_TEXT,
      pictures: hammer({
        title: zh,
        caption: `${norm} · ${rows[1]?.[0]}`,
        L,
        head,
        face,
        kind,
        handle,
        ...(key.endsWith('nylon') ? { metal: 'white' as const } : {}),
      }),
    }),
);
