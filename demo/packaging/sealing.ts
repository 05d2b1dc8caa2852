import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { roll } from '#demo/pictures/tools/chemicals/roll.ts';
import { type Line, ROLL } from './line.ts';

export const sealing: Line[] = [
  {
    key: 'tape-bopp',
    zh: 'BOPP 封箱胶带',
    en: 'BOPP carton sealing tape',
    kind: 'tape',
    cat: 'packaging-tape',
    search: '封箱胶带 透明胶 打包胶带 快递',
    norm: 'QB/T 2422',
    brand: 'jiaofeng',
    params: [q('adhesion', '≥ 3.5', 'N/cm')],
    options: [w('规格', 'Size'), w('颜色', 'Colour')],
    rows: ['45 mm×100 y', '48 mm×100 y', '60 mm×100 y', '60 mm×150 y'].flatMap((s, i) =>
      [w('透明', 'Clear'), w('米黄', 'Tan')].map((c) => [[s, c], 3.6 + i * 1.1, 260 + i * 90, 640] as const),
    ),
    moq: 36,
    unit: ROLL,
    multiple: 6,
    packing: w('1箱=36/72卷', '36 or 72 rolls a carton'),
    pictures: roll({
      title: '封箱胶带',
      caption: '48 mm × 100 y',
      body: 'kraft',
      D: 130,
      W: 48,
      core: 76,
      rolls: 2,
    }),
  },
  {
    key: 'tape-bopp-print',
    zh: '印字封箱胶带',
    en: 'Printed sealing tape',
    kind: 'tape',
    cat: 'packaging-tape',
    search: '印字胶带 警示语 易碎 定制',
    norm: 'QB/T 2422',
    params: [q('adhesion', '≥ 3.5', 'N/cm')],
    options: [w('文字', 'Text'), w('宽度', 'Width')],
    rows: [w('易碎品 FRAGILE', 'FRAGILE'), w('警示语', 'Warning'), w('防拆 VOID', 'VOID security')].flatMap(
      (t) => ['45 mm', '60 mm'].map((s, i) => [[t, s], 5.8 + i * 1.6, 300 + i * 120, 660] as const),
    ),
    moq: 36,
    unit: ROLL,
    multiple: 6,
    pictures: roll({
      title: '印字胶带',
      caption: '60 mm',
      body: 'red',
      D: 130,
      W: 60,
      core: 76,
      mark: 'FRAGILE',
    }),
  },
  {
    key: 'tape-kraft',
    zh: '湿水牛皮纸胶带',
    en: 'Water-activated kraft tape',
    kind: 'tape',
    cat: 'packaging-tape',
    search: '牛皮纸胶带 湿水 环保 夹筋',
    norm: 'GB/T 2792',
    params: [q('thickness', 0.12, 'mm')],
    options: [w('类型', 'Type'), w('宽度', 'Width')],
    rows: [w('普通', 'Plain'), w('夹筋', 'Reinforced')].flatMap((t, i) =>
      ['50 mm', '60 mm', '70 mm'].map((s, j) => [[t, s], 7.5 + i * 3 + j * 1.2, 320 + j * 60, 700] as const),
    ),
    moq: 30,
    unit: ROLL,
    multiple: 6,
    pictures: roll({ title: '牛皮纸胶带', caption: '60 mm × 50 m', body: 'kraft', D: 140, W: 60, core: 76 }),
  },
];
