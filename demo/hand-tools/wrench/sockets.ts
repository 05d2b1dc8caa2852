import { goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { socket } from '#demo/pictures/tools/hand/socket.ts';
import { wrench } from '#demo/pictures/tools/hand/wrench.ts';
import type { SeedProduct } from '#demo/types.ts';
import { CRMO, CRV } from './materials.ts';

export const socketLines = (
  [
    [
      'socket-12-short',
      '1/2" 六角套筒 短',
      '1/2" hexagon socket',
      '12.5',
      [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 27, 30, 32],
      38,
      'chrome',
      1,
      'DIN 3124',
    ],
    [
      'socket-12-deep',
      '1/2" 加长六角套筒',
      '1/2" deep hexagon socket',
      '12.5',
      [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32],
      78,
      'chrome',
      1.7,
      'DIN 3124',
    ],
    [
      'socket-14-short',
      '1/4" 六角套筒',
      '1/4" hexagon socket',
      '6.3',
      [4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
      25,
      'chrome',
      0.62,
      'DIN 3124',
    ],
    [
      'socket-38-short',
      '3/8" 六角套筒',
      '3/8" hexagon socket',
      '10',
      [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24],
      30,
      'chrome',
      0.78,
      'DIN 3124',
    ],
    [
      'socket-34-short',
      '3/4" 六角套筒',
      '3/4" hexagon socket',
      '20',
      [17, 19, 21, 22, 24, 27, 30, 32, 34, 36, 38, 41, 46, 50, 55, 60],
      56,
      'chrome',
      3.1,
      'DIN 3124',
    ],
    [
      'socket-12-impact',
      '1/2" 风炮气动套筒 加长',
      '1/2" impact socket, deep',
      '12.5',
      [10, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32],
      78,
      'blackOxide',
      1.5,
      'DIN 3129',
    ],
    [
      'socket-34-impact',
      '3/4" 风炮气动套筒',
      '3/4" impact socket',
      '20',
      [17, 19, 21, 22, 24, 27, 30, 32, 33, 36, 38, 41, 46, 50],
      54,
      'blackOxide',
      3.2,
      'DIN 3129',
    ],
    [
      'socket-hexbit',
      '1/2" 内六角旋具套筒',
      '1/2" hex bit socket',
      '12.5',
      [4, 5, 6, 7, 8, 10, 12, 14, 17, 19],
      60,
      'chrome',
      1.6,
      'DIN 7422',
    ],
  ] as const
).map(([key, zh, en, drive, sizes, L, metal, k, norm], i): SeedProduct =>
  goods({
    key,
    trade: 'hand-tools',
    category: 'hand-tools-sockets-single',
    ...(i < 3 ? { brand: 'banxiu' } : {}),
    name: w(`${zh} ${sizes[0]}-${sizes.at(-1)} mm`, `${en}, ${sizes[0]}-${sizes.at(-1)} mm`),
    brief: w(
      metal === 'blackOxide' ? 'CR-MO 铬钼钢，耐冲击' : 'CR-V 铬钒钢，镜面',
      metal === 'blackOxide' ? 'CR-MO, for impact wrenches' : 'CR-V, polished',
    ),
    keywords: words('套筒 套筒头 六角套筒 风炮套筒 socket'),
    standards: [norm, metal === 'blackOxide' ? 'GB/T 3228' : 'GB/T 3390.1'],
    unit: UNIT.piece,
    moq: 5,
    multiple: 5,
    params: [
      q('drive', drive, 'mm'),
      q('material', metal === 'blackOxide' ? CRMO : CRV),
      q('length', L, 'mm'),
    ],
    options: [w('规格', 'Size')],
    pieces: (sizes as readonly number[]).map((s): Piece => ({
      designation: `${key === 'socket-hexbit' ? 'H' : ''}${s}`,
      at: [`${s} mm`],
      yuan: (1.9 + s * 0.13 + s * s * 0.006) * k,
      grams: (s * 1.25 + 8) ** 2 * L * 0.0021,
      cm3: L * 1.6,
      params: [q('flats', s, 'mm'), q('diameter', (s * 1.25 + 4).toFixed(1), 'mm')],
    })),
    text: text(
      [
        '手动套筒(镀铬)不得用于风炮：冲击会使镀层和薄壁崩裂。风炮请选黑色铬钼钢冲击套筒，并用销与胶圈锁定。',
        'Chromed hand sockets must not be used on impact wrenches: they split. Use black CR-MO impact sockets, locked with pin and ring.',
      ],
      [
        '内壁为面接触(六角圆弧)，力作用在螺母平面而不是棱角上，不易打滑圆角。',
        'The flats press on the sides of the nut, not on its corners, so corners are not rounded.',
      ],
    ),
    pictures: socket({
      title: zh,
      caption: `${norm} · ${key.includes('-34') ? 30 : key === 'socket-hexbit' ? 'H8' : 13}`,
      s: key.includes('-34') ? 30 : key === 'socket-hexbit' ? 8 : 13,
      D: key.includes('-34') ? 43 : key === 'socket-hexbit' ? 23 : 19,
      L,
      drive,
      material: metal,
      hexBit: key === 'socket-hexbit',
    }),
  }),
);

export const ratchets = goods({
  key: 'ratchet-handle',
  trade: 'hand-tools',
  category: 'hand-tools-sockets-single',
  brand: 'banxiu',
  name: w('快脱棘轮扳手 72齿', 'Quick-release ratchet, 72 teeth'),
  brief: w('双色柄，正反向拨钮', 'Two-colour grip, reversible'),
  keywords: words('棘轮扳手 快速棘轮 ratchet 飞'),
  standards: ['GB/T 3390.3', 'DIN 3122'],
  unit: w('把', 'pc'),
  moq: 2,
  params: [q('material', CRV), q('teeth', 72)],
  options: [w('驱动方头', 'Square drive')],
  pieces: (
    [
      ['1/4" (6.3)', 150, 19],
      ['3/8" (10)', 200, 27],
      ['1/2" (12.5)', 250, 36],
      ['3/4" (20)', 500, 128],
    ] as const
  ).map(([d, L, yuan]) => ({
    designation: d,
    at: [d],
    yuan,
    grams: L * L * 0.0095,
    cm3: L * 1.6,
    params: [q('length', L, 'mm')],
  })),
  text: text(
    ['72 齿棘轮最小摆角 5°，按钮快脱套筒。', 'A 72-tooth ratchet with a swing of 5° and a release button.'],
    [
      '额定扭矩：1/4" 62 N·m，3/8" 202 N·m，1/2" 512 N·m，3/4" 1412 N·m(GB/T 3390.3 试验值)。',
      'Test torque: 1/4" 62, 3/8" 202, 1/2" 512, 3/4" 1412 N·m.',
    ],
  ),
  pictures: wrench({
    title: '棘轮扳手',
    caption: '1/2" · 72 T',
    L: 250,
    kind: 'ratchet',
    drive: '12.5',
    head: 42,
  }),
});
