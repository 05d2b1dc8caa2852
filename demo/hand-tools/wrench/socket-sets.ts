import { goods } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { toolCase } from '#demo/pictures/tools/hand/tool-case.ts';
import type { SeedProduct } from '#demo/types.ts';
import { CRV } from './materials.ts';

export const cases = (
  [
    ['socket-set-46', '1/4" 套筒组套 46件', '1/4" socket set, 46 pieces', 46, 250, 180, 'blue', 49],
    [
      'socket-set-94',
      '1/4"+1/2" 套筒组套 94件',
      '1/4" + 1/2" socket set, 94 pieces',
      94,
      380,
      290,
      'red',
      198,
    ],
    [
      'socket-set-121',
      '综合套筒工具组套 121件',
      'Socket and tool set, 121 pieces',
      121,
      430,
      340,
      'red',
      328,
    ],
    ['socket-set-150', '汽修综合组套 150件', 'Garage tool set, 150 pieces', 150, 470, 380, 'navy', 465],
    [
      'socket-set-12-impact',
      '1/2" 风炮套筒组 10件',
      '1/2" impact socket set, 10 pieces',
      10,
      300,
      200,
      'black',
      88,
    ],
  ] as const
).map(([key, zh, en, n, wide, high, colour, yuan]): SeedProduct =>
  goods({
    key,
    trade: 'hand-tools',
    category: 'hand-tools-sockets-sets',
    ...(n > 90 ? { brand: 'banxiu' } : {}),
    name: w(zh, en),
    brief: w(
      'CR-V 套筒、72 齿快速脱落棘轮、吹塑箱',
      'CR-V sockets, 72-tooth quick-release ratchet, moulded case',
    ),
    keywords: words('套筒套装 组套 汽修工具 棘轮扳手 socket set'),
    standards: ['GB/T 3390'],
    unit: UNIT.kit,
    moq: 1,
    params: [q('pieces', n), q('material', CRV), q({ zh: '箱体', en: 'Case' }, `${wide}×${high}`, 'mm')],
    options: [w('套筒型', 'Socket type')],
    pieces: [w('六角', 'Six-point'), w('十二角', 'Twelve-point')].map((t, i) => ({
      designation: `${n}pc ${i ? '12P' : '6P'}`,
      at: [t],
      yuan: yuan * (1 + i * 0.03),
      grams: n * 62 + 600,
      cm3: wide * high * 0.09,
    })),
    text: text(
      [
        '组套含常用公制套筒、加长杆、万向节、旋具头与快脱棘轮，按规格卡位，缺件一目了然。',
        'Metric sockets, extensions, universal joint, bits and quick-release ratchet, each in its own place, so a missing piece shows at once.',
      ],
      [
        '棘轮 72 齿，最小摆角 5°，适合狭窄空间；棘轮不得用于松动锈死螺栓，应改用加力杆。',
        'The 72-tooth ratchet needs a swing of only 5°. Break rusted bolts with a breaker bar, not with the ratchet.',
      ],
    ),
    pictures: toolCase({
      title: zh,
      caption: `${n} pcs · ${wide} × ${high}`,
      wide,
      high,
      pieces: n,
      colour,
      metal: key.endsWith('impact') ? 'blackOxide' : 'chrome',
    }),
  }),
);
