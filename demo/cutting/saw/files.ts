import { goods, type Piece } from '#demo/flow/goods.ts';
import { UNIT, w } from '#demo/flow/words.ts';
import { q, text, words } from '#demo/works/words.ts';
import { fileTool } from '#demo/pictures/tools/cutting/file-tool.ts';
import type { SeedProduct } from '#demo/types.ts';

export const files = (
  [
    ['file-flat', '平锉', 'Flat file', 'flat', 1],
    ['file-half', '半圆锉', 'Half-round file', 'half', 1.15],
    ['file-round', '圆锉', 'Round file', 'round', 0.75],
    ['file-square', '方锉', 'Square file', 'square', 0.9],
    ['file-triangle', '三角锉', 'Three-square file', 'triangle', 0.95],
  ] as const
).map(([key, zh, en, form, k]): SeedProduct =>
  goods({
    key,
    trade: 'cutting',
    category: 'cutting-files',
    ...(form === 'flat' ? { brand: 'wenxiao' } : {}),
    name: w(`${zh} 钳工锉 100-350 mm`, `${en}, 100-350 mm`),
    brief: w('T12 高碳钢，HRC 62 以上，带双色手柄', 'T12 carbon steel, HRC 62, with handle'),
    keywords: words('锉刀 钳工锉 钢锉 file 打磨'),
    standards: ['GB/T 5806', 'DIN 7261'],
    unit: UNIT.stick,
    moq: 12,
    multiple: 6,
    params: [q('material', w('T12A 高碳工具钢', 'T12A carbon tool steel')), q('hardness', '≥ 62', 'HRC')],
    options: [w('长度', 'Length'), w('齿纹', 'Cut')],
    pieces: [100, 150, 200, 250, 300, 350].flatMap((L) =>
      [w('粗齿', 'Bastard'), w('中齿', 'Second cut'), w('细齿', 'Smooth')].map((cut): Piece => ({
        designation: `${L} mm ${cut.en}`,
        at: [`${L} mm`, cut],
        yuan: (2.6 + (L / 100) ** 1.7 * 2.1) * k,
        grams: (L / 100) ** 2.4 * 34 * k,
        cm3: L * 0.9,
      })),
    ),
    text: text(
      [
        '粗齿用于余量 0.5 mm 以上的粗锉，中齿用于 0.2 至 0.5 mm，细齿用于精修和去毛刺。',
        'Bastard cut for more than 0.5 mm, second cut for 0.2 to 0.5 mm, smooth for finishing and deburring.',
      ],
      [
        '锉刀只在推程切削；锉铝、铜时涂粉笔灰，可避免塞齿。用铜刷沿齿纹方向清理。',
        'A file cuts on the push stroke only. Chalk it for aluminium and copper so that it does not clog; clean it along the teeth with a brass brush.',
      ],
    ),
    pictures: fileTool({
      title: zh,
      caption: `250 mm · ${en}`,
      L: 250,
      form,
      wide: form === 'round' ? 10 : form === 'square' ? 11 : form === 'triangle' ? 15 : 25,
    }),
  }),
);
