import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { roll } from '#demo/pictures/tools/chemicals/roll.ts';
import { strap } from '#demo/pictures/tools/packaging/strap.ts';
import { type Line, ROLL } from './line.ts';

export const straps: Line[] = [
  {
    key: 'strap-pp',
    zh: 'PP 打包带',
    en: 'PP strapping',
    kind: 'strap',
    cat: 'packaging-strap',
    search: 'PP打包带 捆扎带 机用 手工',
    norm: 'QB/T 3811',
    brand: 'xianghe',
    params: [q('breakLoad', '980-1600', 'N')],
    options: [w('宽度', 'Width'), w('用途', 'Use')],
    rows: ['9 mm', '12 mm', '13.5 mm', '15 mm'].flatMap((s, i) =>
      [w('手工', 'Hand'), w('全自动', 'Automatic')].map(
        (u, j) =>
          [[s, u], 58 + i * 8 + j * 8, 9200 + i * 800, 12000, [q('breakLoad', 900 + i * 220, 'N')]] as const,
      ),
    ),
    moq: 1,
    unit: ROLL,
    pictures: roll({
      title: 'PP 打包带',
      caption: '13.5 mm × 10 kg',
      body: 'yellow',
      D: 400,
      W: 190,
      core: 200,
    }),
  },
  {
    key: 'strap-pet',
    zh: 'PET 塑钢带',
    en: 'PET strapping',
    kind: 'strap',
    cat: 'packaging-strap',
    search: 'PET 塑钢打包带 绿色 高强',
    norm: 'GB/T 22344',
    brand: 'xianghe',
    params: [q('breakLoad', '3000-7500', 'N')],
    options: [w('宽度', 'Width'), w('厚度', 'Thickness')],
    rows: [
      ['12', '0.6', 105],
      ['16', '0.6', 118],
      ['16', '0.9', 136],
      ['19', '0.8', 148],
      ['19', '1.0', 168],
      ['25', '1.0', 198],
    ].map(
      ([s, t, y]) =>
        [
          [`${s} mm`, `${t} mm`],
          Number(y),
          20500,
          18000,
          [q('breakLoad', Math.round((Number(s) * Number(t) * 400) / 10) * 10, 'N')],
        ] as const,
    ),
    moq: 1,
    unit: ROLL,
    pictures: roll({
      title: 'PET 塑钢带',
      caption: '16 × 0.9 mm · 20 kg',
      body: 'green',
      D: 420,
      W: 150,
      core: 300,
    }),
  },
  {
    key: 'strap-steel',
    zh: '铁皮打包带',
    en: 'Steel strapping',
    kind: 'strap',
    cat: 'packaging-strap',
    search: '铁皮带 钢带 打包 烤蓝',
    norm: 'GB/T 25820',
    params: [q('tensile', '≥ 850', 'MPa')],
    options: [w('规格', 'Size'), w('表面', 'Finish')],
    rows: ['16×0.5', '19×0.5', '19×0.6', '32×0.8'].flatMap((s, i) =>
      [w('烤蓝', 'Blued'), w('镀锌', 'Zinc')].map(
        (f, j) => [[s, f], 6.4 * 20 + i * 4 + j * 12, 20500, 9000] as const,
      ),
    ),
    moq: 1,
    unit: ROLL,
    pictures: roll({
      title: '铁皮带',
      caption: '19 × 0.5',
      body: 'navy',
      D: 400,
      W: 60,
      core: 300,
      coreMaterial: 'navy',
    }),
  },
  {
    key: 'strap-ratchet',
    zh: '棘轮货物捆绑带',
    en: 'Ratchet tie-down',
    kind: 'strap',
    cat: 'packaging-strap',
    search: '拉紧器 捆绑带 紧绳器 货车',
    norm: 'EN 12195-2',
    brand: 'xianghe',
    params: [q('load', 'LC 1000-5000 daN')],
    options: [w('宽度', 'Width'), w('长度', 'Length')],
    rows: [
      ['25 mm', 1000],
      ['35 mm', 2000],
      ['50 mm', 5000],
    ].flatMap(([s, lc], i) =>
      ['4 m', '6 m', '8 m', '10 m'].map(
        (l, j) =>
          [
            [String(s), l],
            11 + i * 9 + j * 2.6,
            800 + i * 700 + j * 180,
            2200,
            [q('load', Number(lc), 'daN')],
          ] as const,
      ),
    ),
    moq: 5,
    unit: w('条', 'pc'),
    multiple: 1,
    pictures: strap({
      title: '棘轮捆绑带',
      caption: '50 mm × 8 m · LC 5000 daN',
      body: 'blue',
      kind: 'ratchet',
      W: 300,
      H: 200,
    }),
  },
];
