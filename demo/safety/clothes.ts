import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { vest } from '#demo/pictures/tools/safety/vest.ts';
import type { Words } from '#demo/types.ts';
import { COLOUR, type Line, SIZE, WEAR } from './line.ts';

export const clothes: Line[] = [
  {
    key: 'vest-reflective',
    zh: '反光背心 网眼 多口袋',
    en: 'Reflective vest with pockets',
    kind: 'wear',
    cat: 'safety-clothes',
    search: '反光衣 反光背心 荧光 施工 环卫',
    norm: ['GB 20653', 'EN ISO 20471'],
    brand: 'jingshi',
    moq: 20,
    multiple: 10,
    params: [
      q('level', w('Ⅱ级', 'Class 2')),
      q('material', w('涤纶网眼 120 g/m²', 'Polyester mesh 120 g/m²')),
    ],
    options: [COLOUR, SIZE],
    rows: [
      w('荧光黄', 'Fluorescent yellow'),
      w('荧光橙', 'Fluorescent orange'),
      w('荧光红', 'Fluorescent red'),
    ].flatMap((c) => WEAR.map((s) => ({ at: [c, s], yuan: 9.2, grams: 130 }))),
    pictures: vest({
      title: '反光背心',
      caption: 'EN ISO 20471',
      colour: 'yellow',
      sleeves: false,
      tape: 'tin',
    }),
  },
  {
    key: 'coverall-reflective',
    zh: '反光工作服套装',
    en: 'High-visibility work suit',
    kind: 'wear',
    cat: 'safety-clothes',
    search: '反光工作服 工装 套装 道路',
    norm: ['GB 20653'],
    moq: 5,
    multiple: 1,
    params: [q('level', w('Ⅲ级', 'Class 3')), q('material', w('涤棉 245 g/m²', 'Polycotton 245 g/m²'))],
    options: [COLOUR, SIZE],
    rows: [w('荧光橙', 'Orange'), w('荧光黄', 'Yellow'), w('藏青', 'Navy')].flatMap((c) =>
      WEAR.map((s) => ({ at: [c, s], yuan: 96, grams: 900 })),
    ),
    pictures: vest({
      title: '反光工作服',
      caption: 'EN ISO 20471 · 3',
      colour: 'orange',
      sleeves: true,
      tape: 'tin',
      trousers: true,
    }),
  },
  {
    key: 'coverall-disposable',
    zh: '一次性防护服 白色连体',
    en: 'Disposable coverall',
    kind: 'wear',
    cat: 'safety-clothes',
    search: '防护服 连体 一次性 喷漆 防尘',
    norm: ['GB 24539', 'EN ISO 13982-1'],
    brand: 'jiaohu',
    moq: 20,
    multiple: 10,
    params: [q('level', w('第 5/6 类', 'Type 5/6')), q('material', w('SMS / 微孔膜', 'SMS / microporous'))],
    options: [w('材质', 'Material'), SIZE],
    rows: [
      ['SMS 55g', 9.8],
      [w('微孔膜 63g', 'Microporous 63g'), 14.5],
    ].flatMap(([m, y]) =>
      ['M', 'L', 'XL', 'XXL'].map((s) => ({ at: [m as string | Words, s], yuan: y as number, grams: 170 })),
    ),
    pictures: vest({
      title: '一次性防护服',
      caption: 'EN 13982-1 · 5/6',
      colour: 'white',
      sleeves: true,
      tape: 'ivory',
      trousers: true,
    }),
  },
  {
    key: 'rain-suit',
    zh: '分体雨衣套装 反光条',
    en: 'Two-piece rain suit',
    kind: 'wear',
    cat: 'safety-clothes',
    search: '雨衣 雨裤 分体 反光 劳保',
    norm: ['EN 343', 'GB 20653'],
    moq: 5,
    multiple: 1,
    params: [
      q('material', w('牛津布 + PVC', 'Oxford, PVC coated')),
      q({ zh: '静水压', en: 'Hydrostatic head' }, '≥ 15', 'kPa'),
    ],
    options: [COLOUR, SIZE],
    rows: [w('荧光黄', 'Yellow'), w('藏青', 'Navy')].flatMap((c) =>
      WEAR.slice(1).map((s) => ({ at: [c, s], yuan: 46, grams: 850 })),
    ),
    pictures: vest({
      title: '分体雨衣',
      caption: 'EN 343',
      colour: 'navy',
      sleeves: true,
      tape: 'tin',
      trousers: true,
    }),
  },
];
