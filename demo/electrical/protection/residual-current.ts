import type { Text } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { modular } from '#demo/pictures/electric/modular.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { device, pairs } from '../common.ts';

const RCD: Text = {
  zh: [
    '剩余电流保护器在对地漏电达到额定动作电流时0.1秒内断开。30 mA用于人身保护（插座、潮湿场所），100~300 mA用于防火总保护。AC型用于一般负载；含整流、变频的设备选A型。',
    '带过载和短路保护的为RCBO，不带的为RCCB，后者须与断路器配合。中性线不得与保护线混接，也不得与其他回路共用，否则误跳。',
    '每月按一次试验按钮；按钮不动作时应更换。雷暴多的地区可选延时S型作总开关。',
  ],
  en: [
    'A residual current device opens within 0.1 s when its rated leakage is reached. 30 mA protects people (sockets, wet places), 100–300 mA protects against fire. Type AC for plain loads, type A where rectifiers or inverters are in use.',
    'An RCBO also protects against overload and short circuit; an RCCB does not and needs a breaker. Never mix neutral and earth nor share the neutral, or it trips for nothing.',
    'Press the test button every month and replace it if it does not trip. With many thunderstorms take the delayed type S as main switch.',
  ],
};

interface Rcd {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  poles: readonly (readonly [Words, string, number, number, number])[];
  amps: readonly number[];
  base: number;
  words: readonly string[];
  overload: boolean;
}

const rcd = (r: Rcd): SeedProduct =>
  device({
    key: r.key,
    category: 'electrical-protect-rcd',
    name: r.name,
    brief: r.brief,
    words: ['漏电保护器', '漏保', '漏电开关', 'RCBO', 'RCCB', r.code, ...r.words],
    standards: r.overload ? ['GB/T 16917.1', 'IEC 61009-1'] : ['GB/T 16916.1', 'IEC 61008-1'],
    text: RCD,
    params: [
      p(w('额定剩余动作电流', 'Residual current'), 30, 'mA'),
      p(w('动作时间', 'Trips within'), '0.1', 's'),
      p('breaking', 6, 'kA'),
      p('voltage', 'AC 230/400', 'V'),
      p(w('类型', 'Type'), 'AC'),
    ],
    options: [w('极数', 'Poles'), w('额定电流', 'Rated current')],
    pieces: pairs(r.poles, r.amps, ([label, sign, factor, modules, grams], amp) => ({
      designation: `${r.code} ${sign} C${amp} 30mA`,
      at: [label, `${amp} A`],
      yuan: r.base * factor * (amp > 40 ? 1.15 : 1),
      grams,
      cm3: modules * 18 * 6,
      params: [p('current', amp, 'A'), p('width', modules * 18, 'mm')],
    })),
    draw: () =>
      modular({
        title: r.name.en,
        caption: `${r.code} C32 30mA`,
        width: r.overload ? 63 : 36,
        height: 85,
        depth: 70,
        material: 'white',
        poles: r.overload ? 2 : 1,
        tail: r.overload ? 1.5 : 1,
        lever: r.overload ? 'black' : 'blue',
        print: r.overload ? 'C32' : '40A',
        second: '30mA',
        button: 'yellow',
      }),
  });

export const residualCurrent: SeedProduct[] = [
  rcd({
    key: 'rcbo-le',
    code: 'DZ47LE-63',
    name: w('DZ47LE-63 漏电断路器 30mA', 'DZ47LE-63 RCBO, 30 mA'),
    brief: w('过载短路漏电三合一', 'Overload, short circuit and leakage in one'),
    poles: [
      [w('1P+N'), '1P+N', 1, 2.5, 215],
      [w('2P'), '2P', 1.25, 4, 300],
      [w('3P'), '3P', 1.75, 5.5, 430],
      [w('4P'), '4P', 2.2, 7, 560],
    ],
    amps: [6, 10, 16, 20, 25, 32, 40, 50, 63],
    base: 22,
    words: ['RCBO'],
    overload: true,
  }),
  rcd({
    key: 'rccb',
    code: 'HB7L-100',
    name: w('HB7L-100 剩余电流动作开关', 'HB7L-100 RCCB, 30 mA'),
    brief: w('不带过流保护，电磁式', 'Electromagnetic, without overcurrent release'),
    poles: [
      [w('2P'), '2P', 1, 2, 210],
      [w('4P'), '4P', 1.7, 4, 360],
    ],
    amps: [25, 40, 63, 80, 100],
    base: 46,
    words: ['RCCB'],
    overload: false,
  }),
];
