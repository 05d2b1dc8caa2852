import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { mask } from '#demo/pictures/tools/safety/mask.ts';
import type { Words } from '#demo/types.ts';
import { type Line, SIZE } from './line.ts';

export const masks: Line[] = [
  {
    key: 'mask-kn95-cup',
    zh: 'KN95 杯型口罩',
    en: 'KN95 moulded dust mask',
    kind: 'mask',
    cat: 'safety-breath',
    search: 'KN95 口罩 防尘 杯型 打磨',
    norm: ['GB 2626-2019'],
    brand: 'jiaohu',
    moq: 100,
    multiple: 50,
    params: [q('filter', '≥ 95', '%'), q({ zh: '颗粒物', en: 'Particles' }, w('非油性', 'Non-oily'))],
    options: [w('呼吸阀', 'Valve'), w('佩戴', 'Straps')],
    rows: [
      [w('无阀', 'No valve'), 1.15],
      [w('带阀', 'With valve'), 1.9],
    ].flatMap(([v, y]) =>
      [w('头戴', 'Head'), w('耳戴', 'Ear')].map((s) => ({
        at: [v as Words, s],
        yuan: y as number,
        grams: 12,
      })),
    ),
    pictures: mask({
      title: 'KN95 口罩',
      caption: 'GB 2626 · KN95',
      colour: 'white',
      kind: 'cup',
      valve: true,
      filter: 'grey',
      mark: 'KN95',
    }),
    unit: w('只', 'pc'),
  },
  {
    key: 'mask-n95-fold',
    zh: 'N95 折叠口罩 独立装',
    en: 'N95 folding mask, wrapped singly',
    kind: 'mask',
    cat: 'safety-breath',
    search: 'N95 口罩 折叠 独立包装 FFP2',
    norm: ['NIOSH N95', 'EN 149 FFP2'],
    moq: 100,
    multiple: 50,
    params: [q('filter', '≥ 95', '%')],
    options: [w('规格', 'Type'), w('呼吸阀', 'Valve')],
    rows: [
      ['N95', 1.6],
      ['FFP2', 1.5],
      ['FFP3', 3.4],
    ].flatMap(([g, y]) =>
      [w('无阀', 'No valve'), w('带阀', 'With valve')].map((v, i) => ({
        at: [String(g), v],
        yuan: Number(y) * (1 + i * 0.4),
        grams: 11,
      })),
    ),
    pictures: mask({
      title: 'N95 折叠口罩',
      caption: 'N95 / FFP2',
      colour: 'white',
      kind: 'fold',
      valve: false,
      filter: 'grey',
      mark: 'N95',
    }),
    unit: w('只', 'pc'),
  },
  {
    key: 'mask-half-7',
    zh: '防毒半面罩 双滤盒',
    en: 'Half mask, twin cartridge',
    kind: 'mask',
    cat: 'safety-breath',
    search: '防毒面具 半面罩 喷漆 农药 滤盒',
    norm: ['GB 2890', 'EN 140'],
    brand: 'jiaohu',
    moq: 5,
    multiple: 1,
    params: [
      q('body', w('TPE 硅胶面体', 'TPE / silicone facepiece')),
      q({ zh: '滤盒', en: 'Cartridges' }, 'A1 / A2 / ABEK1'),
    ],
    options: [SIZE, w('滤盒', 'Cartridges')],
    rows: ['S', 'M', 'L'].flatMap((s) =>
      [
        ['A1', 46],
        ['A2P3', 68],
        ['ABEK1', 78],
        ['K1', 58],
      ].map(([c, y]) => ({ at: [s, String(c)], yuan: Number(y), grams: 320 })),
    ),
    pictures: mask({
      title: '半面罩',
      caption: 'EN 140 · A2',
      colour: 'blue',
      kind: 'half',
      valve: true,
      filter: 'brown',
      mark: 'A2',
    }),
  },
  {
    key: 'mask-full',
    zh: '防毒全面罩',
    en: 'Full face mask',
    kind: 'mask',
    cat: 'safety-breath',
    search: '全面具 防毒全面罩 大视野',
    norm: ['GB 2890', 'EN 136'],
    moq: 2,
    multiple: 1,
    params: [q('lens', w('PC，视野 ≥ 80%', 'PC, field of view ≥ 80 %')), q('body', w('硅胶', 'Silicone'))],
    options: [SIZE, w('滤盒', 'Cartridges')],
    rows: ['M', 'L'].flatMap((s) =>
      [w('不含滤盒', 'Without'), w('含 A2P3 两只', 'With two A2P3')].map((c, i) => ({
        at: [s, c],
        yuan: 258 + i * 96,
        grams: 820,
      })),
    ),
    pictures: mask({
      title: '全面罩',
      caption: 'EN 136',
      colour: 'black',
      kind: 'full',
      valve: true,
      filter: 'green',
      mark: 'A2P3',
    }),
  },
];
