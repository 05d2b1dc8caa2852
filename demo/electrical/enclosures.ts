import { p, w } from '#demo/flow/words.ts';
import { enclosure } from '#demo/pictures/electric/housing.ts';
import type { SeedProduct } from '#demo/types.ts';
import { BOX } from './box-text.ts';
import { device, pairs } from './common.ts';

export const enclosures: SeedProduct[] = [
  device({
    key: 'enclosure-steel',
    category: 'electrical-box-enclosure',
    name: w('JXF冷轧钢配电箱', 'JXF steel enclosure'),
    brief: w('IP54，RAL7035喷塑，含安装板', 'IP54, RAL 7035, with mounting plate'),
    words: ['配电箱', '控制箱', '基业箱', 'enclosure'],
    standards: ['GB/T 7251.1', 'GB/T 20641'],
    text: BOX,
    params: [p('material', w('冷轧钢', 'Cold-rolled steel')), p('ip', 'IP54'), p('colour', 'RAL 7035')],
    options: [w('规格', 'Size')],
    pieces: [
      [250, 300, 150],
      [300, 300, 200],
      [300, 400, 200],
      [400, 500, 200],
      [400, 600, 200],
      [500, 600, 200],
      [500, 700, 250],
      [600, 800, 200],
      [600, 800, 250],
      [600, 1000, 250],
      [700, 1000, 250],
      [800, 1200, 300],
    ].map(([a = 0, b = 0, c = 0]) => {
      const kg = ((a * b * 2.8 + (a + b) * c * 2) * 1.35 * 7.85) / 1e6;
      return {
        designation: `JXF-${a}×${b}×${c}`,
        at: [w(`${a}×${b}×${c}`)],
        yuan: kg * 9.6 + 12,
        grams: kg * 1000,
        cm3: (a * b * c) / 1000,
        params: [p('dims', `${a}×${b}×${c}`, 'mm'), p('mass', Number(kg.toFixed(1)), 'kg')],
      };
    }),
    draw: () =>
      enclosure({
        title: 'enclosure',
        caption: 'JXF-400×500×200',
        width: 400,
        height: 500,
        depth: 200,
        material: 'white',
        door: 'steel',
        locks: 2,
      }),
  }),
  device({
    key: 'enclosure-304',
    category: 'electrical-box-enclosure',
    name: w('304不锈钢配电箱', 'Stainless 304 enclosure'),
    brief: w('IP65，室外食品厂', 'IP65, outdoors and food plants'),
    words: ['不锈钢配电箱', '防水箱'],
    standards: ['GB/T 7251.1'],
    text: BOX,
    params: [p('material', '304'), p('ip', 'IP65')],
    options: [w('规格', 'Size')],
    pieces: [
      [300, 400, 200],
      [400, 500, 200],
      [500, 600, 200],
      [600, 800, 250],
      [700, 1000, 250],
    ].map(([a = 0, b = 0, c = 0]) => {
      const kg = ((a * b * 2.8 + (a + b) * c * 2) * 1.2 * 7.93) / 1e6;
      return {
        designation: `${a}×${b}×${c} 304`,
        at: [w(`${a}×${b}×${c}`)],
        yuan: kg * 32 + 40,
        grams: kg * 1000,
        cm3: (a * b * c) / 1000,
        params: [p('dims', `${a}×${b}×${c}`, 'mm')],
      };
    }),
    draw: () =>
      enclosure({
        title: 'enclosure',
        caption: '500×600×200',
        width: 500,
        height: 600,
        depth: 200,
        material: 'stainless',
        door: 'steel',
        locks: 2,
      }),
  }),
  device({
    key: 'board-pz30',
    category: 'electrical-box-enclosure',
    name: w('PZ30照明配电箱（回路箱）', 'PZ30 modular distribution board'),
    brief: w('暗装/明装，含导轨零地排', 'Flush or surface, with rail and bars'),
    words: ['配电箱', '回路箱', '强电箱', 'PZ30', 'distribution board'],
    standards: ['GB/T 17466.1'],
    text: BOX,
    params: [p('material', w('钢底箱+ABS面板', 'Steel box, ABS cover')), p('ip', 'IP40')],
    options: [w('安装', 'Mounting'), w('回路', 'Ways')],
    pieces: pairs(
      [
        [w('暗装', 'Flush'), 'R', 1],
        [w('明装', 'Surface'), 'S', 1.06],
      ] as const,
      [8, 10, 12, 15, 18, 20, 24, 30, 36] as const,
      ([mount, sign, f], ways) => ({
        designation: `PZ30${sign}-${ways}`,
        at: [mount, w(`${ways}位`, `${ways} ways`)],
        yuan: (14 + ways * 1.55) * f,
        grams: 900 + ways * 95,
        cm3: 3000 + ways * 420,
      }),
    ),
    draw: () =>
      enclosure({
        title: 'distribution board',
        caption: 'PZ30-12',
        width: 290,
        height: 230,
        depth: 90,
        material: 'white',
        door: 'clear',
        locks: 0,
      }),
  }),
];
