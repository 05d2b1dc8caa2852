import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { harness } from '#demo/pictures/tools/safety/harness.ts';
import { lanyard } from '#demo/pictures/tools/safety/lanyard.ts';
import type { Words } from '#demo/types.ts';
import type { Line } from './line.ts';

export const falls: Line[] = [
  {
    key: 'harness-full',
    zh: '五点式全身安全带',
    en: 'Full-body harness, five point',
    kind: 'fall',
    cat: 'safety-fall',
    search: '安全带 五点式 高空 坠落 全身式',
    norm: ['GB 6095', 'EN 361'],
    brand: 'tawen',
    moq: 2,
    multiple: 1,
    params: [
      q('load', w('破断 22 kN', '22 kN breaking')),
      q('material', w('高强涤纶', 'High-tenacity polyester')),
    ],
    options: [w('系绳', 'Lanyard')],
    rows: [
      [w('不含系绳', 'Without'), 78],
      [w('单钩缓冲绳', 'Single hook absorber'), 128],
      [w('双钩缓冲绳', 'Twin hook absorber'), 158],
    ].map(([l, y]) => ({ at: [l as Words], yuan: y as number, grams: 1600 })),
    pictures: harness({ title: '全身安全带', caption: 'EN 361', colour: 'blue', lanyard: true }),
  },
  {
    key: 'lanyard-2m',
    zh: '安全绳 2 m 缓冲包',
    en: 'Lanyard, 2 m with absorber',
    kind: 'fall',
    cat: 'safety-fall',
    search: '安全绳 系绳 缓冲 挂钩',
    norm: ['GB/T 24538', 'EN 355'],
    moq: 5,
    multiple: 1,
    params: [q('length', '2', 'm'), q('load', '22', 'kN')],
    options: [w('挂钩', 'Hook')],
    rows: [
      [w('单大钩', 'Single large hook'), 42],
      [w('双大钩', 'Twin large hooks'), 68],
      [w('脚手架钩', 'Scaffold hooks'), 76],
    ].map(([l, y]) => ({ at: [l as Words], yuan: y as number, grams: 900 })),
    pictures: lanyard({ title: '安全绳', caption: 'EN 355 · 2 m', colour: 'orange', hooks: 2 }),
  },
];
