import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { vessel } from '#demo/pictures/tools/chemicals/vessel.ts';
import { glue, type Line } from './line.ts';

export const bonds: Line[] = [
  {
    key: 'instant-502',
    zh: '瞬干胶 502 / 401 级',
    en: 'Instant adhesive (502, 401 class)',
    kind: 'instant',
    cat: 'chemicals-glue',
    search: '502 瞬间胶 快干胶 401 粘',
    norm: 'GB/T 22379',
    brand: 'jiaoran',
    params: [q('cure', w('5-60 s', '5-60 s')), q('shear', '≥ 15', 'MPa')],
    option: w('型号', 'Type'),
    options2: w('包装', 'Pack'),
    rows: ['401', '406', '460'].flatMap((t) =>
      ['20 g', '50 g', '500 g'].map(
        (s, i) => [[t, s], [3.2, 6.8, 48][i] ?? 5, [25, 60, 540][i] ?? 40] as const,
      ),
    ),
    moq: 20,
    unit: w('瓶', 'bottle'),
    pictures: glue('502', '20 g', 'white', 'blue', 'drop', '瞬干胶'),
  },
  {
    key: 'ab-acrylic',
    zh: 'AB 丙烯酸结构胶',
    en: 'AB acrylic structural adhesive',
    kind: 'structural',
    cat: 'chemicals-glue',
    search: 'AB胶 丙烯酸 结构胶 快干 金属粘接',
    norm: 'HG/T 4947',
    brand: 'jiaoran',
    params: [q('cure', w('5 min 定位', 'Fixes in 5 min')), q('shear', '≥ 20', 'MPa')],
    option: w('包装', 'Pack'),
    rows: [
      ['20 g', 6.5, 32],
      ['50 ml', 18, 75],
      ['400 ml', 96, 480],
    ].map(([s, y, g]) => [[String(s)], Number(y), Number(g)]),
    moq: 10,
    unit: w('套', 'kit'),
    pictures: glue('AB', '24 ml', 'blue', 'white', 'syringe', 'AB 胶'),
  },
  {
    key: 'epoxy-ab',
    zh: '环氧树脂胶 透明/高温',
    en: 'Epoxy adhesive, clear or heat resistant',
    kind: 'structural',
    cat: 'chemicals-glue',
    search: '环氧树脂 AB 高温 灌封 粘接',
    norm: 'HG/T 4947',
    params: [q('temperature', '-40 ~ 150', '℃'), q('shear', '≥ 18', 'MPa')],
    option: w('型号', 'Type'),
    options2: w('包装', 'Pack'),
    rows: [
      w('快固 30min', 'Fast 30 min'),
      w('标准 3h', 'Standard 3 h'),
      w('高温 150℃', 'Hot 150 °C'),
    ].flatMap((t, i) =>
      [
        ['1 kg', 38, 1060],
        ['4 kg', 136, 4200],
      ].map(([s, y, g]) => [[t, String(s)], Number(y) * (1 + i * 0.18), Number(g)] as const),
    ),
    moq: 2,
    unit: w('套', 'kit'),
    pictures: vessel({
      title: '环氧树脂胶',
      caption: 'EPOXY · 1 kg',
      form: 'can',
      body: 'tin',
      label: 'orange',
      mark: 'EPOXY',
      sub: '1 kg A+B',
      D: 110,
      H: 130,
    }),
  },
];
