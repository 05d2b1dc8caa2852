import { p, w } from '#demo/flow/words.ts';
import { modular } from '#demo/pictures/electric/modular.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { device, pairs } from '../common.ts';
import { MCB, POLES, poleWords } from './poles.ts';

const AMPS = [1, 2, 3, 4, 6, 10, 16, 20, 25, 32, 40, 50, 63] as const;

interface Mcb {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  curve: string;
  amps: readonly number[];
  base: number;
  kA: string;
  wide: number;
  height: number;
  lever: Material;
  words: readonly string[];
  dc?: boolean;
  soldOut?: boolean;
}

const mcb = (m: Mcb): SeedProduct =>
  device({
    key: m.key,
    category: 'electrical-protect-mcb',
    name: m.name,
    brief: m.brief,
    words: ['断路器', '空开', '空气开关', 'MCB', 'circuit breaker', m.code, ...m.words],
    standards: ['GB/T 10963.1', 'IEC 60898-1'],
    text: MCB,
    ...(m.soldOut ? { soldOut: true } : {}),
    params: [
      p(w('脱扣曲线', 'Curve'), m.curve),
      p('breaking', m.kA, 'kA'),
      p('voltage', m.dc ? 'DC 250/500/750/1000' : 'AC 230/400', 'V'),
      p('mounting', w('35 mm导轨', '35 mm DIN rail')),
      p('life', w('20000次', '20,000 operations')),
      p('ip', 'IP20'),
    ],
    options: [w('极数', 'Poles'), w('额定电流', 'Rated current')],
    pieces: pairs(POLES, m.amps, ([poles, factor], amp) => ({
      designation: `${m.code} ${poles}P ${m.curve}${amp}`,
      at: [poleWords(poles), `${amp} A`],
      yuan: m.base * factor * (amp > 32 ? 1.18 : amp < 6 ? 1.08 : 1),
      grams: (m.wide > 20 ? 190 : 108) * poles,
      cm3: m.wide * poles * m.height * 0.085,
      params: [p('current', amp, 'A'), p('width', Number((m.wide * poles).toFixed(1)), 'mm')],
    })),
    draw: () =>
      modular({
        title: m.name.en,
        caption: `${m.code} ${m.curve}${m.amps[Math.floor(m.amps.length / 2)]} ${m.wide > 20 ? 2 : 3}P`,
        width: m.wide * (m.wide > 20 ? 2 : 3),
        height: m.height,
        depth: 70,
        material: m.wide > 20 ? 'ivory' : 'white',
        poles: m.wide > 20 ? 2 : 3,
        lever: m.lever,
        print: `${m.curve}${m.amps[Math.floor(m.amps.length / 2)]}`,
      }),
  });

export const breakers: SeedProduct[] = [
  mcb({
    key: 'mcb-c-6ka',
    code: 'DZ47-63',
    name: w('DZ47-63 小型断路器 C型 6kA', 'DZ47-63 miniature circuit breaker, curve C, 6 kA'),
    brief: w('1P~4P，1~63A，照明配电通用', '1–4 poles, 1–63 A, for lighting and power'),
    curve: 'C',
    amps: AMPS,
    base: 5.6,
    kA: '6',
    wide: 18,
    height: 80,
    lever: 'black',
    words: ['C型'],
  }),
  mcb({
    key: 'mcb-d-6ka',
    code: 'DZ47-63',
    name: w('DZ47-63 小型断路器 D型 6kA', 'DZ47-63 miniature circuit breaker, curve D, 6 kA'),
    brief: w('电动机及变压器回路', 'For motors and transformers'),
    curve: 'D',
    amps: AMPS.slice(4),
    base: 6.2,
    kA: '6',
    wide: 18,
    height: 80,
    lever: 'blue',
    words: ['D型', '动力'],
  }),
  mcb({
    key: 'mcb-c-10ka',
    code: 'HB7-63H',
    name: w('HB7-63H 高分断小型断路器 10kA', 'HB7-63H miniature circuit breaker, 10 kA'),
    brief: w('工业配电，双面指示', 'For industry, with position window'),
    curve: 'C',
    amps: AMPS.slice(4),
    base: 10.8,
    kA: '10',
    wide: 18,
    height: 85,
    lever: 'navy',
    words: ['高分断', '10kA'],
  }),
  mcb({
    key: 'mcb-c-125',
    code: 'DZ158-125',
    name: w('DZ158-125 大电流小型断路器', 'DZ158-125 miniature circuit breaker up to 125 A'),
    brief: w('63~125A，27mm模数', '63–125 A, 27 mm a pole'),
    curve: 'C',
    amps: [63, 80, 100, 125],
    base: 21,
    kA: '10',
    wide: 27,
    height: 88,
    lever: 'black',
    words: ['100A', '125A', '大电流空开'],
  }),
  mcb({
    key: 'mcb-dc',
    code: 'HB7Z-63',
    name: w('HB7Z-63 光伏直流断路器', 'HB7Z-63 DC circuit breaker for solar'),
    brief: w('DC250V/极，有极性', 'DC 250 V a pole, polarised'),
    curve: 'C',
    amps: [6, 10, 16, 20, 25, 32, 40, 50, 63],
    base: 16.5,
    kA: '6',
    wide: 18,
    height: 82,
    lever: 'red',
    words: ['直流断路器', '光伏', 'DC'],
    dc: true,
  }),
];
