import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { roll } from '#demo/pictures/tools/chemicals/roll.ts';
import { strap } from '#demo/pictures/tools/packaging/strap.ts';
import { type Line, ROLL } from './line.ts';

export const films: Line[] = [
  {
    key: 'film-stretch-hand',
    zh: '手用缠绕膜',
    en: 'Hand stretch film',
    kind: 'film',
    cat: 'packaging-film',
    search: '缠绕膜 拉伸膜 PE 打包',
    norm: 'GB/T 10457',
    brand: 'moyan',
    params: [q('stretch', '≥ 150', '%')],
    options: [w('宽度', 'Width'), w('净重', 'Net mass')],
    rows: ['500 mm', '450 mm'].flatMap((s) =>
      ['2 kg', '3 kg', '4 kg'].map(
        (k) => [[s, k], Number(k[0]) * 9.6, Number(k[0]) * 1050, Number(k[0]) * 1100] as const,
      ),
    ),
    moq: 4,
    unit: ROLL,
    multiple: 1,
    packing: w('1箱=4/6卷', '4 or 6 rolls a carton'),
    pictures: roll({
      title: '缠绕膜',
      caption: '500 mm · 3 kg',
      body: 'clear',
      D: 140,
      W: 500,
      core: 50,
      upright: true,
    }),
  },
  {
    key: 'film-stretch-machine',
    zh: '机用缠绕膜',
    en: 'Machine stretch film',
    kind: 'film',
    cat: 'packaging-film',
    search: '机用缠绕膜 拉伸 大卷',
    norm: 'GB/T 10457',
    brand: 'moyan',
    params: [q('stretch', '≥ 250', '%')],
    options: [w('厚度', 'Thickness'), w('净重', 'Net mass')],
    rows: ['20 μm', '23 μm', '25 μm'].flatMap((t) =>
      ['15 kg', '20 kg'].map(
        (k) =>
          [
            [t, k],
            Number(k.slice(0, 2)) * 9.4,
            Number(k.slice(0, 2)) * 1050,
            Number(k.slice(0, 2)) * 1100,
          ] as const,
      ),
    ),
    moq: 1,
    unit: ROLL,
    pictures: roll({
      title: '机用缠绕膜',
      caption: '500 mm · 15 kg',
      body: 'clear',
      D: 280,
      W: 500,
      core: 76,
      upright: true,
    }),
  },
  {
    key: 'film-bubble',
    zh: '气泡膜 防震',
    en: 'Bubble film',
    kind: 'wrap',
    cat: 'packaging-protect',
    search: '气泡膜 气泡纸 防震 包装',
    norm: 'QB/T 1259',
    brand: 'moyan',
    params: [q('diameter', '10 / 25', 'mm')],
    options: [w('幅宽', 'Width'), w('泡径', 'Bubble')],
    rows: ['300 mm', '500 mm', '1000 mm', '1200 mm'].flatMap((s, i) =>
      ['10 mm', '25 mm'].map(
        (b, j) =>
          [
            [s, b],
            [22, 38, 72, 86][i]! * (1 + j * 0.3),
            [1.4, 2.4, 4.8, 5.8][i]! * 1000,
            [20, 34, 66, 80][i]! * 1000,
          ] as const,
      ),
    ),
    moq: 2,
    unit: ROLL,
    pictures: roll({
      title: '气泡膜',
      caption: '500 mm × 50 m',
      body: 'clear',
      D: 300,
      W: 500,
      core: 76,
      upright: true,
      mark: 'BUBBLE',
    }),
  },
  {
    key: 'foam-epe',
    zh: 'EPE 珍珠棉 板材',
    en: 'EPE foam sheet',
    kind: 'wrap',
    cat: 'packaging-protect',
    search: '珍珠棉 EPE 泡沫 防撞',
    norm: 'QB/T 2969',
    brand: 'moyan',
    params: [q('density', '18-25', 'kg/m³')],
    options: [w('厚度', 'Thickness'), w('规格', 'Size')],
    rows: ['5 mm', '10 mm', '20 mm', '50 mm'].flatMap((t, i) =>
      ['1000×2000', '500×1000'].map(
        (s, j) =>
          [
            [t, s],
            [6, 11, 22, 54][i]! * (j ? 0.28 : 1),
            [200, 400, 800, 2000][i]! * (j ? 0.25 : 1),
            [10, 20, 40, 100][i]! * 1000,
          ] as const,
      ),
    ),
    moq: 20,
    unit: w('张', 'sheet'),
    multiple: 10,
    pictures: strap({
      title: '珍珠棉',
      caption: '1000 × 2000 × 50',
      body: 'white',
      kind: 'foam',
      W: 1000,
      H: 250,
    }),
  },
  {
    key: 'corner-board',
    zh: '纸护角 捆扎护边',
    en: 'Paper edge protector',
    kind: 'wrap',
    cat: 'packaging-protect',
    search: '纸护角 护边 打包 L型',
    norm: 'GB/T 35770',
    params: [q('thickness', '3-5', 'mm')],
    options: [w('规格', 'Size'), w('长度', 'Length')],
    rows: ['50×50×3', '50×50×5', '60×60×5'].flatMap((s, i) =>
      ['1000 mm', '1500 mm', '2000 mm'].map(
        (l, j) => [[s, l], (0.9 + i * 0.5) * (j + 1) * 0.9, (180 + i * 80) * (j + 1), 900 * (j + 1)] as const,
      ),
    ),
    moq: 100,
    unit: w('根', 'pc'),
    multiple: 50,
    pictures: strap({ title: '纸护角', caption: '50 × 50 × 5', body: 'kraft', kind: 'corner', W: 50, H: 50 }),
  },
];
