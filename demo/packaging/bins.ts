import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { bin } from '#demo/pictures/tools/packaging/bin.ts';
import { type Line, P } from './line.ts';

export const bins: Line[] = [
  {
    key: 'bin-turnover',
    zh: '周转箱 可堆叠',
    en: 'Stacking turnover box',
    kind: 'box',
    cat: 'packaging-box',
    search: '周转箱 塑料箱 物流箱 欧标',
    norm: 'GB/T 5737',
    brand: 'xianghe',
    params: [q('load', 30, 'kg')],
    options: [w('规格', 'Size'), w('颜色', 'Colour')],
    rows: ['300×200×120', '400×300×150', '600×400×220', '600×400×320', '800×600×340'].flatMap((s, i) =>
      [w('蓝', 'Blue'), w('红', 'Red'), w('灰', 'Grey')].map(
        (c) =>
          [
            [s, c],
            [9, 16, 34, 42, 88][i]!,
            [320, 620, 1600, 1900, 4200][i]!,
            [4000, 12000, 30000, 42000, 110000][i]!,
          ] as const,
      ),
    ),
    moq: 10,
    unit: P,
    multiple: 2,
    pictures: bin({
      title: '周转箱',
      caption: '600 × 400 × 220',
      body: 'blue',
      L: 600,
      W: 400,
      H: 220,
      kind: 'euro',
    }),
  },
  {
    key: 'bin-part',
    zh: '零件盒 斜口',
    en: 'Open-front parts bin',
    kind: 'box',
    cat: 'packaging-box',
    search: '零件盒 收纳盒 斜口 仓储 挂板',
    norm: 'GB/T 5737',
    brand: 'xianghe',
    params: [q('load', 5, 'kg')],
    options: [w('规格', 'Size'), w('颜色', 'Colour')],
    rows: ['140×105×75', '160×105×75', '200×140×90', '250×220×130', '350×220×150', '450×200×180'].flatMap(
      (s, i) =>
        [w('蓝', 'Blue'), w('红', 'Red'), w('黄', 'Yellow')].map(
          (c) =>
            [
              [s, c],
              [2.2, 2.6, 3.8, 7.8, 10.5, 12.5][i]!,
              [60, 80, 140, 260, 400, 460][i]!,
              1200 + i * 800,
            ] as const,
        ),
    ),
    moq: 20,
    unit: P,
    multiple: 10,
    pictures: bin({
      title: '零件盒',
      caption: '350 × 220 × 150',
      body: 'yellow',
      L: 350,
      W: 220,
      H: 150,
      kind: 'open',
    }),
  },
  {
    key: 'bin-lid',
    zh: '整理箱 带盖',
    en: 'Storage box with lid',
    kind: 'box',
    cat: 'packaging-box',
    search: '整理箱 收纳箱 带盖 大号',
    norm: 'GB/T 5737',
    params: [q('volume', '20-120', 'L')],
    options: [w('容积', 'Volume'), w('颜色', 'Colour')],
    rows: [
      ['20 L', 18, 1200],
      ['50 L', 36, 2600],
      ['80 L', 52, 3800],
      ['120 L', 78, 5600],
    ].flatMap(([s, y, g]) =>
      [w('透明', 'Clear'), w('灰', 'Grey')].map(
        (c, j) => [[String(s), c], Number(y) * (1 - j * 0.08), Number(g), Number(g) * 8] as const,
      ),
    ),
    moq: 4,
    unit: P,
    multiple: 2,
    pictures: bin({
      title: '整理箱',
      caption: '80 L · 600 × 400 × 340',
      body: 'grey',
      L: 600,
      W: 400,
      H: 340,
      kind: 'lid',
    }),
  },
  {
    key: 'cage-roll',
    zh: '仓储笼 蝴蝶笼',
    en: 'Wire mesh container',
    kind: 'box',
    cat: 'packaging-box',
    search: '仓储笼 蝴蝶笼 网笼 周转',
    norm: 'GB/T 5737',
    params: [q('load', 1000, 'kg')],
    options: [w('规格', 'Size'), w('网孔', 'Mesh')],
    rows: ['800×600×640', '1000×800×840', '1200×1000×890'].flatMap((s, i) =>
      ['50×50', '50×100'].map(
        (m, j) =>
          [[s, m], 186 + i * 62 - j * 18, [42, 62, 86][i]! * 1000, [300, 560, 800][i]! * 1000] as const,
      ),
    ),
    moq: 1,
    unit: P,
    pictures: bin({
      title: '仓储笼',
      caption: '1000 × 800 × 840',
      body: 'grey',
      L: 1000,
      W: 800,
      H: 840,
      kind: 'cage',
    }),
  },
];
