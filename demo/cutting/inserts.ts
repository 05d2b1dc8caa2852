import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { near, q, text, words } from '#demo/works/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { insert } from '#demo/pictures/tools/cutting/insert.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { code, LINES, type Size } from './insert-lines.ts';

const GRADES: readonly (readonly [Words, string, number])[] = [
  [w('P25 钢件 CVD', 'P25 steel, CVD'), 'P25', 1],
  [w('M30 不锈钢 PVD', 'M30 stainless, PVD'), 'M30', 1.1],
  [w('K15 铸铁 CVD', 'K15 cast iron, CVD'), 'K15', 0.98],
];

const METAL: readonly Material[] = ['gold', 'carbide', 'gold', 'blackOxide', 'gold', 'carbide'];

const TEXT = text(
  [
    '型号按 ISO 1832 读：第一位是形状，第二位后角(N 为 0°，C 为 7°)，第三位精度，第四位断屑槽与孔；数字依次为边长、厚度和刀尖圆弧，如 CNMG120408 表示切削刃长 12、厚 4.76、圆弧 0.8 mm。',
    'Read by ISO 1832: shape, clearance (N is 0°, C is 7°), tolerance, chipbreaker and hole; then edge length, thickness and corner radius. CNMG120408 has a 12 mm edge, 4.76 mm thickness and a 0.8 mm radius.',
  ],
  [
    '牌号按工件选：P 类(蓝)用于钢，M 类(黄)用于不锈钢，K 类(红)用于铸铁。精车用 0.4 圆弧与小断屑槽，粗车用 0.8 至 1.2 圆弧与大前角槽。',
    'Grade follows the workpiece: P (blue) for steel, M (yellow) for stainless, K (red) for cast iron. Finish with a 0.4 radius and a fine chipbreaker, rough with 0.8 to 1.2 and an open one.',
  ],
  [
    '参考参数：P25 车 45 钢 vc 180 至 250 m/min，f 0.2 至 0.4 mm/r；M30 车 304 vc 120 至 160 m/min。最大切深约为刃长的三分之二，每盒 10 片，须整盒订购。',
    'Guide: P25 in C45 steel vc 180 to 250 m/min at 0.2 to 0.4 mm/rev; M30 in 304 vc 120 to 160 m/min. The greatest depth of cut is about two thirds of the edge. Boxes of ten, sold by the box.',
  ],
);

export const inserts = LINES.map(([key, form, negative, zh, en, sizes, yuan, search], index): SeedProduct => {
  const letters = zh.slice(0, 4);
  const shown = sizes[Math.min(1, sizes.length - 1)] ?? (sizes[0] as Size);
  const simple = form === 'A' || form === 'G' || form === 'R' || letters === 'SEKT';
  const name = (size: Size, r: number): string =>
    `${letters}${size[0]}${simple ? (form === 'R' ? 'MO' : '') : code(r)}`;
  return goods({
    key,
    trade: 'cutting',
    category:
      form === 'A' || form === 'R' || letters === 'SEKT'
        ? 'cutting-inserts-milling'
        : form === 'G'
          ? 'cutting-inserts-grooving'
          : 'cutting-inserts-turning',
    ...(index % 3 === 0 ? { brand: 'jinlan' } : {}),
    name: w(`${zh} 硬质合金涂层`, `${en}, coated carbide`),
    brief: w(
      `${negative ? '双面负角，' : ''}三种牌号：钢件、不锈钢、铸铁；1盒10片`,
      `${negative ? 'Double-sided, ' : ''}three grades: steel, stainless, cast iron; box of 10`,
    ),
    keywords: [...words(search), '数控刀片', '车刀粒', 'insert', 'carbide'],
    standards: ['ISO 1832', 'GB/T 2076'],
    unit: w('片', 'pc'),
    packing: w('1盒=10片', 'Box of 10'),
    moq: 10,
    multiple: 10,
    params: [
      q({ zh: '形状', en: 'Shape' }, letters),
      q({ zh: '后角', en: 'Clearance' }, negative ? '0' : '7', '°'),
      q('coating', w('CVD / PVD 复合涂层', 'CVD / PVD multilayer')),
      q('chipbreaker', w('通用中车槽', 'General purpose')),
    ],
    options: [w('型号', 'Designation'), w('牌号', 'Grade')],
    pieces: sizes.flatMap((size) =>
      size[4].flatMap((r) =>
        GRADES.map(([grade, sign, k]): Piece => ({
          designation: `${name(size, r)} ${sign}`,
          at: [name(size, r), grade],
          yuan: yuan * k * (0.6 + 0.4 * (size[5] / 9.5)) * near(`${key}${size[0]}`, 0.03),
          grams: size[5],
          cm3: 3,
          params: [
            q(form === 'G' ? 'width' : 'ic', size[1], 'mm'),
            q('thickness', size[2], 'mm'),
            ...(size[3] ? [q('bore', size[3], 'mm')] : []),
            ...(r ? [q('corner', r, 'mm')] : []),
          ],
        })),
      ),
    ),
    text: TEXT,
    pictures: insert({
      title: zh,
      caption: `${name(shown, shown[4][Math.min(1, shown[4].length - 1)] ?? 0)} · ISO 1832`,
      form,
      ic: shown[1],
      s: shown[2],
      hole: shown[3],
      corner: shown[4][Math.min(1, shown[4].length - 1)] ?? 0,
      material: METAL[index % METAL.length] ?? 'gold',
      positive: !negative,
    }),
  });
});
