import { goods, type Piece } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { mm } from '#demo/table.ts';
import { chainPicture, chainSheet } from '#demo/pictures/bearings/chain.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { brandFor } from './brand-for.ts';

/** ISO 606: pitch, roller, inner width, tensile strength in kN, mass in kg per metre. */
const CHAINS: readonly (readonly [
  code: string,
  p: number,
  roller: number,
  inner: number,
  pull: number,
  kg: number,
])[] = [
  ['06B', 9.525, 6.35, 5.72, 8.9, 0.41],
  ['08A', 12.7, 7.92, 7.85, 13.9, 0.62],
  ['08B', 12.7, 8.51, 7.75, 17.8, 0.69],
  ['10A', 15.875, 10.16, 9.4, 21.8, 1.02],
  ['10B', 15.875, 10.16, 9.65, 22.2, 0.93],
  ['12A', 19.05, 11.91, 12.57, 31.3, 1.5],
  ['12B', 19.05, 12.07, 11.68, 28.9, 1.15],
  ['16A', 25.4, 15.88, 15.75, 55.6, 2.6],
  ['16B', 25.4, 15.88, 17.02, 60, 2.71],
  ['20A', 31.75, 19.05, 18.9, 87, 3.91],
];

export function chain(strands: 1 | 2, stainless: boolean): SeedProduct {
  const key = `chain-${strands === 1 ? 'simplex' : 'duplex'}${stainless ? '-ss' : ''}`;
  const name =
    strands === 1 ? w('单排滚子链', 'Roller chain simplex') : w('双排滚子链', 'Roller chain duplex');
  const steel: Words = stainless
    ? w('不锈钢304', 'Stainless steel 304')
    : w('40Mn链板 20CrMnMo销轴 渗碳淬火', '40Mn plates, case-hardened 20CrMnMo pins');
  return goods({
    key,
    trade: 'bearings',
    category: 'bearings-drive-chains',
    ...brandFor(key),
    name: w(
      `${name.zh}${stainless ? ' 不锈钢' : ''} A系列 B系列`,
      `${name.en}${stainless ? ' stainless' : ''}, A and B series`,
    ),
    brief: w('5英尺、10英尺盒装，附一只连接链节', '5 ft and 10 ft boxes with one connecting link'),
    keywords: [
      '链条',
      '滚子链',
      '传动链',
      '工业链条',
      'roller chain',
      ...CHAINS.map(([code]) => `${code}-${strands}`),
    ],
    standards: ['GB/T 1243', 'ISO 606'],
    unit: UNIT.box,
    packing: w('1盒=1条', '1 strand a box'),
    moq: 1,
    multiple: 1,
    params: [
      p('material', steel),
      p(w('排数', 'Strands'), strands),
      p('temperature', stainless ? '-40~400' : '-10~150', '℃'),
    ],
    options: [w('链号', 'Chain number'), w('每盒长度', 'Length a box')],
    pieces: CHAINS.flatMap(([code, pitch, roller, inner, pull, kg]) =>
      [1.524, 3.048].map((metres): Piece => {
        const grams = kg * strands * metres * 1000;
        return {
          designation: `${code}-${strands}×${metres}m`,
          at: [`${code}-${strands}`, `${metres} m`],
          yuan: (6 + (grams / 1000) * 19.5) * (stainless ? 4.2 : 1),
          grams,
          params: [
            p(w('节距 p', 'Pitch p'), pitch, 'mm'),
            p(w('滚子直径 d1', 'Roller d1'), roller, 'mm'),
            p(w('内节内宽 b1', 'Inner width b1'), inner, 'mm'),
            p(
              w('抗拉强度', 'Tensile strength'),
              Math.round(pull * strands * (stainless ? 7 : 10)) / 10,
              'kN',
            ),
            p('length', mm(metres), 'm'),
          ],
        };
      }),
    ),
    text: {
      zh: [
        '滚子链依靠滚子与链轮啮合传递动力，效率可达98%，中心距灵活，不打滑，用于输送线、农机、木工和包装机械。链速一般不超过15 m/s。',
        `材料：${steel.zh}。链板冲孔后挤孔，销轴与套筒间隙均匀，出厂经预拉伸处理，初始伸长小。`,
        '两链轮端面偏移不超过中心距的0.2%，松边垂度取中心距的2%左右。每8小时滴油一次或采用油浴；链条伸长达到原长的3%时应与链轮一起更换。弹簧卡片的开口方向应与运动方向相反。',
      ],
      en: [
        'Roller chain meshes with its sprockets and transmits up to 98 % without slip at any centre distance: conveyors, farm, woodworking and packing machinery, usually below 15 m/s.',
        `Material: ${steel.en}. Plates are ball-drifted after punching and the chain is preloaded at the works, so it stretches little when new.`,
        'Sprocket faces may be out of line by 0.2 % of the centre distance; sag of the slack side about 2 %. Oil every 8 hours or run in a bath; replace chain and sprockets together at 3 % stretch. The clip’s open end points against the motion.',
      ],
    },
    pictures: {
      shaded: () => chainPicture(`Chain 08B-${strands}`, strands, stainless ? 'stainless' : 'steel'),
      dimension: () => chainSheet(`ISO 606 · 08B-${strands}`, 12.7, 8.51, 7.75),
    },
  });
}
