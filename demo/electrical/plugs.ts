import type { Text } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { straight } from '#demo/pictures/flow/straight.ts';
import type { SeedProduct } from '#demo/types.ts';
import { device, pairs } from './common.ts';

const PLUG: Text = {
  zh: [
    '工业插头插座按IEC 60309，颜色代表电压：蓝230 V、红400 V、黄110 V；接地极钟点位置防止误插（6h）。IP44防溅，IP67带锁环可短时浸水。',
    '16 A接1~2.5 mm²、32 A接2.5~6 mm²、63 A接6~16 mm²、125 A接16~50 mm²。插拔应在断电下进行，125 A须带联锁开关。',
  ],
  en: [
    'Plugs and sockets to IEC 60309: blue is 230 V, red 400 V, yellow 110 V, and the place of the earth pin (6 h) prevents mistakes. IP44 is splash-proof, IP67 has a locking ring.',
    '16 A takes 1–2.5 mm², 32 A 2.5–6, 63 A 6–16, 125 A 16–50. Unplug without load; 125 A needs an interlocked switch.',
  ],
};

export const plugs: SeedProduct[] = [
  device({
    key: 'plug-60309',
    category: 'electrical-box-plug',
    name: w('工业插头 IEC 60309', 'Industrial plug, IEC 60309'),
    brief: w('16~125A，IP44/IP67', '16–125 A, IP44 or IP67'),
    words: ['工业插头', '航空插头', '防水插头', 'CEE', 'industrial plug'],
    standards: ['GB/T 11918.1', 'IEC 60309-2'],
    text: PLUG,
    params: [p('ip', 'IP44 / IP67'), p('material', 'PA66')],
    options: [w('极数', 'Poles'), w('电流', 'Current')],
    pieces: pairs(
      [
        [w('3芯 230V', '3-pole, 230 V'), '013', 0.85],
        [w('4芯 400V', '4-pole, 400 V'), '014', 1],
        [w('5芯 400V', '5-pole, 400 V'), '015', 1.15],
      ] as const,
      [
        [16, 7.5, 150],
        [32, 10.5, 230],
        [63, 42, 620],
        [125, 108, 1450],
      ] as const,
      ([poles, sign, f], [amp, yuan, grams]) => ({
        designation: `${sign} ${amp}A`,
        at: [poles, `${amp} A`],
        yuan: yuan * f,
        grams: grams * f,
        params: [p('current', amp, 'A')],
      }),
    ),
    draw: () =>
      straight({
        title: 'industrial plug',
        caption: '015 32A 400V',
        material: 'red',
        parts: [
          { kind: 'round', length: 30, r: 29, hole: 25 },
          { kind: 'round', length: 5, r: 33, material: 'grey' },
          { kind: 'round', length: 46, r: 30, to: 25, material: 'grey' },
          { kind: 'hex', length: 20, flats: 42, sides: 10, material: 'grey' },
        ],
      }),
  }),
  device({
    key: 'socket-60309',
    category: 'electrical-box-plug',
    name: w('工业连接器（母头） IEC 60309', 'Industrial connector, IEC 60309'),
    brief: w('带翻盖，移动接线', 'With lid, for extension leads'),
    words: ['工业插座', '连接器', 'industrial socket'],
    standards: ['GB/T 11918.1'],
    text: PLUG,
    params: [p('ip', 'IP44 / IP67')],
    options: [w('极数', 'Poles'), w('电流', 'Current')],
    pieces: pairs(
      [
        [w('3芯 230V', '3-pole, 230 V'), '213', 0.85],
        [w('4芯 400V', '4-pole, 400 V'), '214', 1],
        [w('5芯 400V', '5-pole, 400 V'), '215', 1.15],
      ] as const,
      [
        [16, 9.5, 180],
        [32, 13, 270],
        [63, 52, 720],
        [125, 126, 1650],
      ] as const,
      ([poles, sign, f], [amp, yuan, grams]) => ({
        designation: `${sign} ${amp}A`,
        at: [poles, `${amp} A`],
        yuan: yuan * f,
        grams: grams * f,
        params: [p('current', amp, 'A')],
      }),
    ),
    draw: () =>
      straight({
        title: 'industrial connector',
        caption: '213 32A 230V',
        material: 'blue',
        parts: [
          { kind: 'round', length: 10, r: 32, to: 34 },
          { kind: 'round', length: 34, r: 31 },
          { kind: 'round', length: 46, r: 31, to: 25, material: 'grey' },
          { kind: 'hex', length: 20, flats: 42, sides: 10, material: 'grey' },
        ],
      }),
  }),
];
