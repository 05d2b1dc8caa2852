import { goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { burr } from '#demo/pictures/tools/cutting/burr.ts';
import type { SeedProduct } from '#demo/types.ts';

const BURRS = [
  ['A', '圆柱形', 'Cylinder'],
  ['C', '圆柱球头', 'Ball-nosed cylinder'],
  ['D', '球形', 'Ball'],
  ['F', '弧形圆头', 'Ball-nosed tree'],
  ['G', '弧形尖头', 'Pointed tree'],
  ['H', '火炬形', 'Flame'],
  ['L', '锥形圆头', 'Ball-nosed cone'],
  ['M', '锥形尖头', 'Pointed cone'],
] as const;

export const burrs = BURRS.map(([form, zh, en]): SeedProduct =>
  goods({
    key: `burr-${form.toLowerCase()}`,
    trade: 'cutting',
    category: 'cutting-burrs',
    ...(form < 'E' ? { brand: 'jinlan' } : {}),
    name: w(`硬质合金旋转锉 ${form}型 ${zh}`, `Carbide burr ${form}, ${en.toLowerCase()}`),
    brief: w('柄径 6 mm，单纹/双纹', '6 mm shank, single or double cut'),
    keywords: words('旋转锉 合金磨头 打磨头 rotary burr 铣锉'),
    standards: ['DIN 8032', 'GB/T 9217.2'],
    unit: UNIT.stick,
    moq: 5,
    params: [
      q('material', w('YG8 硬质合金', 'Tungsten carbide YG8')),
      q('shank', 6, 'mm'),
      q('maxSpeed', '25000-35000', 'r/min'),
    ],
    options: [w('头部直径', 'Head diameter'), w('齿型', 'Cut')],
    pieces: [6, 8, 10, 12, 16].flatMap((d) =>
      [w('单纹', 'Single cut'), w('双纹', 'Double cut')].map((cut): Piece => ({
        designation: `${form}${String(d).padStart(2, '0')} ${cut.en.slice(0, 6)}`,
        at: [`${d} mm`, cut],
        yuan: (5.5 + d * d * 0.13) * (cut.en.startsWith('D') ? 1.06 : 1),
        grams: d * d * 0.34 + 10,
        cm3: 12,
        params: [
          q('diameter', d, 'mm'),
          q('flute', form === 'D' ? d - 1 : d < 8 ? 18 : d < 14 ? 20 : 25, 'mm'),
        ],
      })),
    ),
    text: text(
      [
        '单纹适合钢和铸铁去除量大的场合，双纹断屑好、手感平稳，适合不锈钢和手持打磨机。',
        'Single cut removes much in steel and cast iron; double cut breaks the chip and runs quietly, for stainless and hand grinders.',
      ],
      [
        '推荐转速：6 mm 头 30000 r/min，10 mm 头 20000 r/min，16 mm 头 12000 r/min；夹持长度不少于柄长的三分之二。',
        'Speed: 30000 rpm for 6 mm heads, 20000 for 10 mm, 12000 for 16 mm. Clamp at least two thirds of the shank.',
      ],
    ),
    pictures: burr({
      title: `旋转锉 ${form}`,
      caption: `${form} 1020 · DIN 8032`,
      form,
      d: 10,
      l: form === 'D' ? 9 : 20,
      L: 65,
      shank: 6,
      material: 'carbide',
    }),
  }),
);
