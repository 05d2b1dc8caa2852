import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { clamp } from '#demo/pictures/tools/hand/clamp.ts';
import { toolBox } from '#demo/pictures/tools/hand/tool-box.ts';
import { vice } from '#demo/pictures/tools/hand/vice.ts';
import type { SeedProduct } from '#demo/types.ts';

const BENCH_TEXT = text(
  [
    '台虎钳须用三个以上螺栓固定在钢质工作台，钳口高度以肘部为宜；铸铁钳体不得用大锤敲打，砧面除外。',
    'Bolt a vice to a steel bench with at least three bolts, jaws at elbow height. Do not sledge the cast body, only the anvil.',
  ],
  [
    'F 夹与 G 夹按工件厚度选开口、按内缩距离选喉深；夹木料时垫软片防压痕。',
    'Choose a clamp’s opening by thickness and its throat by reach; put pads under the jaws on wood.',
  ],
);

export const bench = (
  [
    [
      'vice-bench',
      '台虎钳 回转式',
      'Bench vice, swivel base',
      'vice',
      [
        ['75 mm (3")', 66, 4200],
        ['100 mm (4")', 98, 7800],
        ['125 mm (5")', 138, 12500],
        ['150 mm (6")', 190, 18800],
        ['200 mm (8")', 318, 33000],
      ],
      '台虎钳 老虎钳 虎钳 回转',
      'QB/T 1558',
    ],
    [
      'vice-heavy',
      '重型铸钢台虎钳',
      'Heavy-duty cast steel vice',
      'vice',
      [
        ['100 mm', 286, 13000],
        ['125 mm', 388, 19500],
        ['150 mm', 498, 27000],
        ['200 mm', 860, 45000],
      ],
      '重型台钳 铸钢 带砧',
      'QB/T 1558',
    ],
    [
      'clamp-f',
      'F 型夹 木工夹',
      'F-clamp',
      'F',
      [
        ['50×150', 9.5, 620],
        ['50×200', 10.5, 700],
        ['80×300', 16.8, 1350],
        ['80×400', 18.9, 1530],
        ['120×500', 34, 3100],
        ['120×800', 44, 3900],
        ['120×1000', 52, 4500],
      ],
      'F夹 木工夹 快速夹',
      'DIN 5117',
    ],
    [
      'clamp-g',
      'G 型夹 铸造',
      'G-clamp',
      'G',
      [
        ['25 mm', 5, 160],
        ['50 mm', 7.8, 420],
        ['75 mm', 11.2, 820],
        ['100 mm', 15.6, 1350],
        ['125 mm', 21, 1950],
        ['150 mm', 28, 2700],
        ['200 mm', 42, 4300],
      ],
      'G字夹 C型夹 夹具',
      'QB/T 4063',
    ],
    [
      'toolbox-steel',
      '铁皮工具箱',
      'Steel tool box',
      'box',
      [
        ['360×180×150', 32, 1900],
        ['420×220×200', 44, 2700],
        ['480×240×220', 58, 3500],
      ],
      '工具箱 铁皮箱 收纳',
      'QB/T 4154',
    ],
    [
      'toolbox-plastic',
      '塑料工具箱 带托盘',
      'Plastic tool box with tray',
      'tray',
      [
        ['14"', 19, 900],
        ['17"', 27, 1350],
        ['19"', 36, 1800],
        ['22"', 52, 2500],
      ],
      '塑料工具箱 五金收纳箱',
      'QB/T 4154',
    ],
  ] as const
).map(([key, zh, en, kind, rows, search, norm], i): SeedProduct =>
  goods({
    key,
    trade: 'hand-tools',
    category: kind === 'box' || kind === 'tray' ? 'hand-tools-boxes' : 'hand-tools-clamps',
    ...(i === 0 ? { brand: 'qianyan' } : {}),
    name: w(`${zh} ${rows[0][0]}-${rows.at(-1)?.[0]}`, `${en}, ${rows[0][0]} to ${rows.at(-1)?.[0]}`),
    brief: w(
      kind === 'vice'
        ? '底座可回转 360°，钳口可换'
        : kind === 'box' || kind === 'tray'
          ? '加厚箱体，可上锁'
          : '钢杆淬火，夹持有力',
      kind === 'vice'
        ? 'Swivels 360°, jaws replaceable'
        : kind === 'box' || kind === 'tray'
          ? 'Sturdy, can be locked'
          : 'Hardened bar, firm grip',
    ),
    keywords: words(search),
    standards: [norm],
    unit: w('个', 'pc'),
    moq: kind === 'vice' ? 1 : 4,
    multiple: kind === 'vice' ? 1 : 2,
    params: [
      q(
        'material',
        kind === 'vice'
          ? i
            ? w('铸钢', 'Cast steel')
            : w('灰铸铁 HT200', 'Grey iron HT200')
          : kind === 'box'
            ? w('0.7 mm 冷轧板', '0.7 mm sheet steel')
            : kind === 'tray'
              ? w('PP 塑料', 'PP')
              : w('球墨铸铁 + 45 号钢', 'Ductile iron, C45 steel'),
      ),
    ],
    options: [w('规格', 'Size')],
    pieces: rows.map(([size, yuan, grams]): Piece => ({
      designation: size,
      at: [size],
      yuan,
      grams,
      cm3: kind === 'box' || kind === 'tray' ? grams * 5.5 : grams * 0.6,
    })),
    text:
      kind === 'box' || kind === 'tray'
        ? text(
            [
              '铁皮箱承重 15 至 25 kg，粉末喷涂防锈；塑料箱轻便，内托盘可取出，锁扣可加挂锁。',
              'Steel boxes carry 15 to 25 kg and are powder coated; plastic ones are light, with a lift-out tray and room for a padlock.',
            ],
            [
              '按最长工具选箱长：450 mm 管钳需 19 寸以上。',
              'Choose by the longest tool: a 450 mm pipe wrench needs 19 in or more.',
            ],
          )
        : BENCH_TEXT,
    pictures:
      kind === 'vice'
        ? vice({
            title: zh,
            caption: `${norm} · ${i ? 150 : 125}`,
            jaw: i ? 150 : 125,
            opening: i ? 150 : 125,
            colour: i ? 'castIron' : 'blue',
          })
        : kind === 'box'
          ? toolBox({
              title: zh,
              caption: '420 × 220 × 200',
              L: 420,
              W: 220,
              H: 200,
              colour: 'red' as Material,
              trays: false,
            })
          : kind === 'tray'
            ? toolBox({
                title: zh,
                caption: '19" · 480 × 250 × 240',
                L: 480,
                W: 250,
                H: 240,
                colour: 'blue',
                trays: true,
              })
            : clamp({
                title: zh,
                caption: kind === 'F' ? '80 × 300' : '100',
                kind,
                opening: kind === 'F' ? 300 : 100,
                depth: kind === 'F' ? 80 : 62,
                metal: kind === 'F' ? 'castIron' : 'blue',
              }),
  }),
);
