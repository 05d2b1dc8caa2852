import { goods, type Piece } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { table } from '#demo/table.ts';
import { jawCoupling } from '#demo/pictures/bearings/coupling.ts';
import type { SeedProduct } from '#demo/types.ts';
import { brandFor } from './brand-for.ts';

const COUPLINGS = table(
  'D d L torque grams',
  `
  20 8 30 1.8 20
  30 14 35 7.5 48
  40 16 66 9 155
  55 24 78 35 340
  65 30 90 95 560
  80 38 114 190 1100
  95 42 126 265 1700
  104 45 140 310 2300`,
);

export const coupling = (): SeedProduct =>
  goods({
    key: 'coupling-jaw',
    trade: 'bearings',
    category: 'bearings-drive-couplings',
    ...brandFor('coupling-jaw'),
    name: w('梅花弹性联轴器 夹紧式', 'Jaw coupling clamping type'),
    brief: w('铝合金，聚氨酯弹性体，零背隙', 'Aluminium with polyurethane spider, no backlash'),
    keywords: ['联轴器', '梅花联轴器', '伺服联轴器', '弹性联轴器', 'jaw coupling', 'GS'],
    standards: ['GB/T 5272', 'JB/T 5511'],
    unit: w('套', 'set'),
    moq: 1,
    multiple: 1,
    params: [
      p('material', w('铝合金 6061-T6', 'Aluminium 6061-T6')),
      p(w('弹性体', 'Spider'), w('聚氨酯', 'Polyurethane')),
      p(w('许用偏角', 'Angular misalignment'), '1', '°'),
      p('temperature', '-30~90', '℃'),
    ],
    options: [w('外径×长度', 'Diameter × length'), w('弹性体硬度', 'Spider hardness')],
    pieces: COUPLINGS.flatMap(({ D, d, L, torque, grams }) =>
      [w('98 ShA 红', '98 ShA red'), w('92 ShA 黄', '92 ShA yellow')].map((hard, i): Piece => ({
        designation: `D${D}×L${L}${i === 0 ? '' : '-92'}`,
        at: [`⌀${D}×${L}`, hard],
        yuan: (7 + grams * 0.052) * (i === 0 ? 1.03 : 1),
        grams,
        params: [
          p(w('最大孔径', 'Largest bore'), d, 'mm'),
          p(w('额定扭矩', 'Rated torque'), i === 0 ? torque : Math.round(torque * 6) / 10, 'N·m'),
          p('length', L, 'mm'),
        ],
      })),
    ),
    text: {
      zh: [
        '两只爪形轮毂之间嵌梅花形聚氨酯弹性体，预压装配后无背隙，能吸收振动并补偿轴线的径向、角向和轴向偏差，用于伺服电机、步进电机、丝杠和泵。',
        '轮毂为6061-T6铝合金，本色阳极氧化，转动惯量小；98 ShA弹性体扭矩大，92 ShA减振更好。',
        '轴公差h6或h7，孔H7；夹紧螺钉按规格交替拧紧，弹性体两侧各留0.5~1 mm轴向间隙，磨损变形达齿厚10%时更换。',
      ],
      en: [
        'A polyurethane spider sits between two jaw hubs without backlash, damps vibration and makes up for radial, angular and axial errors: servo and stepper motors, ball screws and pumps.',
        'Hubs of anodized 6061-T6 with low inertia; the 98 ShA spider carries more torque, 92 ShA damps better.',
        'Shaft h6 or h7, bore H7; tighten the clamp screws in turn, leave 0.5–1 mm of play on both sides of the spider and replace it at 10 % wear.',
      ],
    },
    pictures: jawCoupling(),
  });
