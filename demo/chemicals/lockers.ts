import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { glue, type Line } from './line.ts';

const SIZES = ['10 ml', '50 ml', '250 ml'] as const;

const bottles = (prices: readonly number[]): Line['rows'] =>
  SIZES.map((s, i) => [[s], prices[i] ?? 10, [22, 70, 290][i] ?? 50]);

export const lockers: Line[] = [
  {
    key: 'threadlocker-243',
    zh: '中强度螺纹锁固胶 243级',
    en: 'Threadlocker, medium strength (243 class)',
    kind: 'anaerobic',
    cat: 'chemicals-glue',
    search: '螺丝胶 243 螺纹胶 防松 厌氧',
    norm: 'HG/T 3737',
    brand: 'jiaoran',
    params: [
      q('breakaway', '18-26', 'N·m'),
      q('temperature', '-55 ~ 150', '℃'),
      q('cure', w('20 min 初固 / 24 h', '20 min / 24 h')),
    ],
    option: w('包装', 'Pack'),
    rows: bottles([9.8, 26, 86]),
    moq: 10,
    unit: w('瓶', 'bottle'),
    pictures: glue('243', '50 ml', 'red', 'white', 'squeeze', '螺纹锁固胶'),
  },
  {
    key: 'threadlocker-271',
    zh: '高强度螺纹锁固胶 271级',
    en: 'Threadlocker, high strength (271 class)',
    kind: 'anaerobic',
    cat: 'chemicals-glue',
    search: '高强度螺丝胶 271 红胶 防松',
    norm: 'HG/T 3737',
    params: [q('breakaway', '30-40', 'N·m'), q('temperature', '-55 ~ 150', '℃')],
    option: w('包装', 'Pack'),
    rows: bottles([9.8, 26, 86]),
    moq: 10,
    unit: w('瓶', 'bottle'),
    pictures: glue('271', '50 ml', 'red', 'white', 'squeeze', '高强度锁固胶'),
  },
  {
    key: 'retaining-638',
    zh: '圆柱固持胶 638级',
    en: 'Retaining compound (638 class)',
    kind: 'anaerobic',
    cat: 'chemicals-glue',
    search: '轴承胶 固持胶 638 间隙',
    norm: 'HG/T 3737',
    brand: 'jiaoran',
    params: [q('gap', '≤ 0.25', 'mm'), q('shear', '≥ 25', 'MPa')],
    option: w('包装', 'Pack'),
    rows: bottles([10.5, 28, 92]),
    moq: 10,
    unit: w('瓶', 'bottle'),
    pictures: glue('638', '50 ml', 'green', 'white', 'squeeze', '固持胶'),
  },
  {
    key: 'pipe-sealant-567',
    zh: '管螺纹密封胶 567级',
    en: 'Pipe thread sealant (567 class)',
    kind: 'anaerobic',
    cat: 'chemicals-glue',
    search: '管螺纹胶 567 生料带 密封',
    norm: 'HG/T 3737',
    params: [q('pressure', '≤ 69', 'MPa'), q('temperature', '-55 ~ 200', '℃')],
    option: w('包装', 'Pack'),
    rows: bottles([11, 29, 96]),
    moq: 10,
    unit: w('瓶', 'bottle'),
    pictures: glue('567', '50 ml', 'white', 'blue', 'tube', '管螺纹密封胶'),
  },
];
