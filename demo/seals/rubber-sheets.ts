import { p, UNIT, w } from '#demo/flow/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { sectionSheet } from '#demo/pictures/seals/seal-sheet.ts';
import { rollPicture } from '#demo/pictures/seals/loose.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { sealGoods } from './seal-goods.ts';

export const RUBBER_SHEETS: readonly (readonly [
  key: string,
  name: Words,
  perKg: number,
  density: number,
  picture: Material,
])[] = [
  ['nbr', w('丁腈耐油橡胶板', 'Oil-resistant NBR sheet'), 15, 1.45, 'rubber'],
  ['epdm', w('三元乙丙橡胶板', 'EPDM sheet'), 19, 1.35, 'rubber'],
  ['vmq', w('硅橡胶板 食品级', 'Silicone sheet, food grade'), 52, 1.2, 'red'],
];

export const rubberSheet = ([
  key,
  name,
  perKg,
  density,
  picture,
]: (typeof RUBBER_SHEETS)[number]): SeedProduct =>
  sealGoods({
    key: `sheet-${key}`,
    category: 'seals-sheet',
    name,
    brief: w('1 m宽，按卷或按米', '1 m wide, by the roll'),
    keywords: ['橡胶板', '胶皮', '绝缘垫', '橡胶垫', 'rubber sheet'],
    standards: ['GB/T 5574'],
    unit: UNIT.roll,
    moq: 1,
    multiple: 1,
    params: [
      p(w('硬度', 'Hardness'), '65±5', 'Shore A'),
      p('width', 1000, 'mm'),
      p(w('拉伸强度', 'Tensile strength'), key === 'vmq' ? '≥ 6' : '≥ 5', 'MPa'),
    ],
    options: [w('厚度', 'Thickness'), w('长度', 'Length')],
    pieces: [1, 2, 3, 4, 5, 6, 8, 10].flatMap((t) =>
      [5, 10].map((m) => {
        const grams = t * m * density * 1000;
        return {
          designation: `δ${t}×1000×${m}m`,
          at: [`${t} mm`, `${m} m`],
          yuan: (grams / 1000) * perKg,
          grams,
          cm3: t * m * 1000 * 1.15,
          params: [p('thickness', t, 'mm'), p('length', m, 'm')],
        };
      }),
    ),
    text: {
      zh: [
        '用于冲切垫片、减振垫、工作台铺面和设备防护，可按图冲切或水刀加工。',
        '双面平滑，厚度公差±10%，无气孔杂质；批次可提供硬度和拉伸报告。',
        '卷装竖放，避光防油存放，远离臭氧和热源；粘接前打磨并用丁酮擦净（硅胶板用专用硅胶）。',
      ],
      en: [
        'For cutting gaskets, damping pads, bench covers and guards, also die-cut or water-jet cut to drawing.',
        'Smooth on both sides, ±10 % in thickness, free of pores; hardness and tensile reports by batch.',
        'Store rolls upright in the dark, away from oil, ozone and heat; roughen and wipe with MEK before bonding (silicone adhesive for silicone).',
      ],
    },
    pictures: {
      shaded: () => rollPicture(name.en, picture, 'white', false),
      dimension: () => sectionSheet('δ5 × 1000', 1000, 60, 'δ 5'),
    },
  });

export const tape = (): SeedProduct =>
  sealGoods({
    key: 'ptfe-tape',
    category: 'seals-sheet',
    name: w('四氟生料带', 'PTFE thread tape'),
    brief: w('水气螺纹密封，密度0.3~1.2', 'For threads in water and gas'),
    keywords: ['生料带', '四氟带', '水胶布', 'PTFE tape', 'thread seal'],
    standards: ['QB/T 4008'],
    unit: UNIT.roll,
    moq: 10,
    multiple: 10,
    params: [
      p('material', w('聚四氟乙烯', 'PTFE')),
      p('temperature', '-190~250', '℃'),
      p(w('最高压力', 'Highest pressure'), '1.6', 'MPa'),
    ],
    options: [w('宽度', 'Width'), w('长度', 'Length')],
    pieces: [12, 16, 19, 25].flatMap((wide) =>
      [10, 15, 20].map((m) => ({
        designation: `${wide}×0.1×${m}m`,
        at: [`${wide} mm`, `${m} m`],
        yuan: 0.25 + wide * m * 0.0042,
        grams: 6 + wide * m * 0.06,
        cm3: 60,
        params: [p('width', wide, 'mm'), p('thickness', '0.1', 'mm'), p('length', m, 'm')],
      })),
    ),
    text: {
      zh: [
        '用于自来水、压缩空气、燃气和一般化工管螺纹密封。',
        '未烧结PTFE膨化拉伸，化学稳定、不老化。',
        '顺螺纹方向缠绕，DN25以下5~8圈、以上8~12圈，端部留出1~2扣不缠；拧紧后不可回转。',
      ],
      en: [
        'Seals pipe threads in water, compressed air, gas and ordinary chemicals.',
        'Unsintered, expanded PTFE, stable and ageless.',
        'Wind with the thread, 5–8 turns up to DN25 and 8–12 above, leaving the first threads bare; never turn back after tightening.',
      ],
    },
    pictures: {
      shaded: () => rollPicture('PTFE tape', 'white', 'blue', true),
      dimension: () => sectionSheet('19 × 0.1', 19, 1, '0.1'),
    },
  });
