import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { abrasiveDisc } from '#demo/pictures/tools/abrasive/abrasive-disc.ts';
import type { SeedProduct } from '#demo/types.ts';
import { rpm } from './rpm.ts';

type Size = readonly [D: number, t: number, bore: number];

const BONDED = text(
  [
    '树脂切割片与磨片以玻璃纤维网增强，线速度 80 m/s(直径 300 mm 及以上用于切割机时见标签)。转速不得超过标签上的最高转速。',
    'Resin bonded discs reinforced with glass fibre for 80 m/s (above 300 mm see the label). Never exceed the speed printed on the label.',
  ],
  [
    '1.0 至 1.6 mm 薄片切口窄、发热少，适合不锈钢和薄壁管；2.5 mm 以上耐侧压，适合型钢。角磨片(6 mm)只用于打磨，不得用切割片侧面打磨。',
    'Thin discs of 1.0 to 1.6 mm cut fast and cool, for stainless and thin tube; 2.5 mm and above withstand side load, for sections. Grind with 6 mm grinding discs, never with the side of a cutting disc.',
  ],
  [
    '每片背面的铁环印有有效期，自生产日起三年。受潮、跌落或有裂纹的片必须报废；作业须装防护罩并佩戴护目镜。',
    'The ring shows the expiry date, three years from manufacture. Scrap discs that are damp, dropped or cracked; work with guard and goggles.',
  ],
);

export const bonded = (
  [
    [
      'disc-cut-inox',
      '超薄不锈钢切割片',
      'Thin cutting disc for stainless',
      'cut',
      'INOX',
      'blue',
      'WA60',
      [
        [100, 1, 16],
        [105, 1, 16],
        [107, 1.2, 16],
        [115, 1, 22.23],
        [125, 1, 22.23],
        [125, 1.2, 22.23],
        [125, 1.6, 22.23],
        [150, 1.6, 22.23],
        [180, 1.6, 22.23],
        [230, 1.9, 22.23],
      ],
      0.9,
      '切割片 砂轮片 不锈钢切片 锋利',
    ],
    [
      'disc-cut-steel',
      '金属切割片',
      'Cutting disc for steel',
      'cut',
      'STEEL',
      'red',
      'A36',
      [
        [100, 2.5, 16],
        [115, 2.5, 22.23],
        [125, 2.5, 22.23],
        [150, 2.5, 22.23],
        [180, 3, 22.23],
        [230, 3, 22.23],
      ],
      1.1,
      '切割片 角磨机切片 碳钢',
    ],
    [
      'disc-cut-chop',
      '型材切割机用大切割片',
      'Chop saw wheel',
      'cut',
      'STEEL',
      'green',
      'A30',
      [
        [300, 3.2, 25.4],
        [350, 3.2, 25.4],
        [355, 3.2, 25.4],
        [400, 3.2, 32],
      ],
      1.35,
      '350切割片 大切片 型材切割',
    ],
    [
      'disc-cut-stone',
      '石材切割片',
      'Cutting disc for stone',
      'cut',
      'STONE',
      'grey',
      'C30',
      [
        [115, 2.5, 22.23],
        [125, 2.5, 22.23],
        [180, 3, 22.23],
        [230, 3, 22.23],
      ],
      1.15,
      '石材切片 混凝土 碳化硅',
    ],
    [
      'disc-cut-alu',
      '铝材专用切割片',
      'Cutting disc for aluminium',
      'cut',
      'ALU',
      'teal',
      'A46',
      [
        [115, 1, 22.23],
        [125, 1, 22.23],
        [230, 1.9, 22.23],
      ],
      1.7,
      '铝用切割片 不粘',
    ],
    [
      'disc-grind-steel',
      '金属角磨片(钹形砂轮)',
      'Depressed centre grinding disc, steel',
      'grind',
      'STEEL',
      'red',
      'A24',
      [
        [100, 6, 16],
        [115, 6, 22.23],
        [125, 6, 22.23],
        [150, 6, 22.23],
        [180, 6, 22.23],
        [230, 6, 22.23],
      ],
      1.7,
      '角磨片 磨光片 钹形砂轮 打磨',
    ],
    [
      'disc-grind-inox',
      '不锈钢角磨片',
      'Depressed centre grinding disc, stainless',
      'grind',
      'INOX',
      'blue',
      'WA36',
      [
        [100, 6, 16],
        [115, 6, 22.23],
        [125, 6, 22.23],
        [180, 6, 22.23],
      ],
      2.3,
      '不锈钢磨片 白刚玉',
    ],
  ] as const
).map(([key, zh, en, kind, mark, label, grit, sizes, k, search], i): SeedProduct => {
  const show = (sizes as readonly Size[]).find(([D]) => D === 125) ?? (sizes[1] as Size);
  return goods({
    key,
    trade: 'cutting',
    category: kind === 'cut' ? 'cutting-abrasives-cut' : 'cutting-abrasives-grind',
    ...(i % 2 === 0 ? { brand: 'wenxiao' } : {}),
    name: w(`${zh} ⌀${sizes[0][0]}-${sizes.at(-1)?.[0]}`, `${en}, ⌀${sizes[0][0]}-${sizes.at(-1)?.[0]} mm`),
    brief: w(`${grit}，双网增强，80 m/s`, `${grit}, double fibre, 80 m/s`),
    keywords: [...words(search), 'disc', '砂轮'],
    standards: ['GB/T 2494', 'EN 12413'],
    unit: w('片', 'pc'),
    packing: w(kind === 'cut' ? '1盒=50片' : '1盒=20片', kind === 'cut' ? 'Box of 50' : 'Box of 20'),
    moq: key.includes('chop') ? 25 : kind === 'cut' ? 50 : 20,
    multiple: key.includes('chop') ? 25 : kind === 'cut' ? 50 : 20,
    params: [
      q('grit', grit),
      q({ zh: '结合剂', en: 'Bond' }, w('树脂 BF', 'Resin BF')),
      q({ zh: '工作线速度', en: 'Working speed' }, 80, 'm/s'),
      q(
        'workpiece',
        w(
          mark === 'STONE'
            ? '石材、混凝土、瓷砖'
            : mark === 'ALU'
              ? '铝型材、铜'
              : mark === 'INOX'
                ? '不锈钢、碳钢'
                : '碳钢、铸铁',
          mark === 'STONE'
            ? 'Stone, concrete, tile'
            : mark === 'ALU'
              ? 'Aluminium, copper'
              : mark === 'INOX'
                ? 'Stainless, mild steel'
                : 'Mild steel, cast iron',
        ),
      ),
    ],
    options: [w('规格', 'Size')],
    pieces: (sizes as readonly Size[]).map(([D, t, bore]): Piece => ({
      designation: `${D}×${t}×${bore}`,
      at: [`${D}×${t}×${bore}`],
      yuan: k * (D / 115) ** 1.7 * (0.7 + t * 0.14),
      grams: D * D * t * 0.00195,
      cm3: (D * D * t) / 900,
      params: [
        q('diameter', D, 'mm'),
        q('thickness', t, 'mm'),
        q('bore', bore, 'mm'),
        q('maxSpeed', rpm(D), 'r/min'),
      ],
    })),
    text: BONDED,
    pictures: abrasiveDisc({
      title: zh,
      caption: `${show[0]} × ${show[1]} × ${show[2]} · EN 12413`,
      D: show[0],
      t: show[1],
      bore: show[2],
      kind,
      label,
      mark,
    }),
  });
});
