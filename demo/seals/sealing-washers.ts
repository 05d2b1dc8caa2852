import { p, UNIT, w } from '#demo/flow/words.ts';
import { mm, table } from '#demo/table.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { gasketSheet } from '#demo/pictures/seals/seal-sheet.ts';
import { gasketPicture } from '#demo/pictures/seals/seal.ts';
import type { SeedProduct } from '#demo/types.ts';
import { area } from './flange-sizes.ts';
import { sealGoods } from './seal-goods.ts';

const WASHER = table(
  'thread d D t',
  `
  6 6.7 11 1
  8 8.7 14 1
  10 10.7 16 1.5
  12 12.7 18 1.5
  14 14.7 22 2
  16 16.7 24 2
  18 18.7 26 2
  20 20.7 28 2
  22 22.7 30 2
  24 24.7 32 2
  27 27.7 36 2.5
  30 30.7 39 2.5`,
);

export const small = (key: 'copper' | 'bonded' | 'alu'): SeedProduct => {
  const bonded = key === 'bonded';
  const name = bonded
    ? w('组合垫圈 JB 982', 'Bonded seal washer JB 982')
    : key === 'copper'
      ? w('紫铜垫圈', 'Copper sealing washer')
      : w('铝密封垫圈', 'Aluminium sealing washer');
  const material = bonded
    ? w('碳钢镀锌外环，NBR内圈', 'Zinc-plated steel ring with NBR')
    : key === 'copper'
      ? w('紫铜T2 退火', 'Annealed copper')
      : w('纯铝1060 退火', 'Annealed aluminium');
  const picture: Material = bonded ? 'zinc' : key === 'copper' ? 'copper' : 'aluminium';
  return sealGoods({
    key: `washer-seal-${key}`,
    category: 'seals-static-gasket',
    name,
    brief: w('螺塞、管接头密封', 'For plugs and screwed connections'),
    keywords: ['垫圈', '密封垫', '组合垫', '铜垫', '油堵垫', 'bonded seal', 'sealing washer'],
    standards: [bonded ? 'JB/T 982' : 'DIN 7603'],
    unit: UNIT.pack,
    packing: w('1包=50只', '1 bag = 50 pcs'),
    moq: 1,
    multiple: 1,
    params: [
      p('material', material),
      p(w('最高压力', 'Highest pressure'), bonded ? 40 : 25, 'MPa'),
      p('temperature', bonded ? '-25~100' : '-200~250', '℃'),
    ],
    options: [w('适用螺纹', 'For thread')],
    pieces: WASHER.map((r) => {
      const grams = (area(r.d, r.D) * r.t * (key === 'copper' ? 8.9 : key === 'alu' ? 2.7 : 6)) / 1000;
      return {
        designation: `M${r.thread}`,
        at: [`M${r.thread} ${mm(r.d)}×${mm(r.D)}×${mm(r.t)}`],
        yuan:
          (0.05 +
            r.D * 0.003 * (bonded ? 2 : 1) +
            (grams / 1000) * (key === 'copper' ? 92 : key === 'alu' ? 34 : 16)) *
          50,
        grams: grams * 50,
        params: [p('id', mm(r.d), 'mm'), p('od', mm(r.D), 'mm'), p('thickness', mm(r.t), 'mm')],
      };
    }),
    text: {
      zh: [
        bonded
          ? '金属环承压、内圈橡胶唇密封，用于液压螺塞和直通接头端面，耐压高、可重复使用。'
          : '软金属垫圈受压变形填满端面，用于发动机放油螺塞、制动油管和仪表接头。',
        `${material.zh}。`,
        bonded
          ? '端面须平整，拧紧后橡胶唇被限位，不会过压；不耐制动液，此类介质请订EPDM内圈。'
          : '使用前退火软化，重复使用时应翻面或更换；不锈钢接头请选PTFE或软铁垫。',
      ],
      en: [
        bonded
          ? 'The metal ring bears and the rubber lip seals faces of plugs and hydraulic connectors at high pressure, and it can be reused.'
          : 'Soft metal yields to fill the faces of drain plugs, brake lines and gauge connections.',
        `${material.en}.`,
        bonded
          ? 'Faces must be flat; the lip cannot be over-compressed. Order EPDM inserts for brake fluid.'
          : 'Anneal before use and turn or replace when reused; take PTFE or soft iron on stainless connections.',
      ],
    },
    pictures: {
      shaded: () => gasketPicture(name.en, 17, 24, bonded ? 2 : 1.6, picture),
      dimension: () => gasketSheet(`${bonded ? 'JB/T 982' : 'DIN 7603'} · M16`, 16.7, 24, 2),
    },
  });
};
