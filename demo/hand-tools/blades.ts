import { goods, type Piece } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { bladeTool } from '#demo/pictures/tools/hand/blade-tool.ts';
import type { SeedProduct } from '#demo/types.ts';

export const blades = (
  [
    [
      'hacksaw-frame',
      '钢锯架 300 mm',
      'Hacksaw frame, 300 mm',
      'hacksaw',
      430,
      20,
      'orange',
      [
        [w('铝柄调节式', 'Adjustable'), 15],
        [w('重型方管', 'Square tube, heavy'), 22],
        [w('迷你', 'Mini'), 7.5],
      ],
      '锯弓 钢锯架 手锯',
      'hand-tools-cutting',
    ],
    [
      'knife-snapoff',
      '美工刀 折断式',
      'Snap-off knife',
      'knife',
      170,
      18,
      'orange',
      [
        [w('9 mm', '9 mm'), 2.4],
        [w('18 mm', '18 mm'), 3.6],
        [w('18 mm 锌合金', '18 mm zinc alloy'), 9.8],
        [w('25 mm', '25 mm'), 8.6],
      ],
      '美工刀 壁纸刀 裁纸刀 工具刀',
      'hand-tools-cutting',
    ],
    [
      'chisel-wood',
      '木工凿',
      'Wood chisel',
      'chisel',
      260,
      25,
      'yellow',
      [
        [w('6 mm', '6 mm'), 6.4],
        [w('10 mm', '10 mm'), 6.8],
        [w('12 mm', '12 mm'), 7],
        [w('16 mm', '16 mm'), 7.6],
        [w('20 mm', '20 mm'), 8.2],
        [w('25 mm', '25 mm'), 9.2],
        [w('32 mm', '32 mm'), 11],
      ],
      '木工凿 凿子 扁铲',
      'hand-tools-cutting',
    ],
    [
      'chisel-cold',
      '冷凿(扁錾)',
      'Cold chisel',
      'cold',
      250,
      24,
      'red',
      [
        [w('16×150', '16×150'), 4.6],
        [w('18×200', '18×200'), 6.4],
        [w('24×250', '24×250'), 9.9],
        [w('26×300', '26×300'), 13.5],
      ],
      '冷凿 錾子 钢凿',
      'hand-tools-cutting',
    ],
    [
      'putty-knife',
      '油灰刀 铲刀',
      'Putty knife',
      'putty',
      220,
      75,
      'wood',
      [
        [w('25 mm', '25 mm'), 1.6],
        [w('50 mm', '50 mm'), 2.2],
        [w('75 mm', '75 mm'), 2.9],
        [w('100 mm', '100 mm'), 3.6],
        [w('125 mm', '125 mm'), 4.4],
      ],
      '油灰刀 铲刀 腻子刀 刮刀',
      'hand-tools-cutting',
    ],
  ] as const
).map(([key, zh, en, kind, L, wide, colour, rows, search, category]): SeedProduct =>
  goods({
    key,
    trade: 'hand-tools',
    category,
    name: w(zh, en),
    brief: w('锋利耐用，成批供应', 'Sharp and durable, by the box'),
    keywords: words(search),
    standards: [],
    unit: w('把', 'pc'),
    moq: 12,
    multiple: 6,
    params: [
      q(
        'material',
        kind === 'cold'
          ? w('铬钒钢，HRC 52-58', 'CR-V, HRC 52-58')
          : kind === 'knife'
            ? w('SK5 碳钢刀片', 'SK5 blade')
            : w('中碳钢热处理', 'Heat-treated carbon steel'),
      ),
    ],
    options: [w('规格', 'Size')],
    pieces: rows.map(([size, yuan]): Piece => ({
      designation: size.en,
      at: [size],
      yuan,
      grams: 40 + yuan * 22,
      cm3: 300,
    })),
    text: text(
      [
        '刃口出厂磨好，可用油石修磨：木工凿刃角 25° 至 30°，冷凿 60° 至 70°。',
        'Edges come ground and can be honed: 25° to 30° for wood chisels, 60° to 70° for cold chisels.',
      ],
      [
        '使用时刃口朝向身体以外，冷凿头部出现蘑菇状飞边应磨去。',
        'Cut away from the body, and grind off the mushroom that grows on a cold chisel’s head.',
      ],
    ),
    pictures: bladeTool({ title: zh, caption: en, L, kind, wide, colour }),
  }),
);
