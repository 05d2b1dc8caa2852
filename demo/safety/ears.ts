import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { hearing } from '#demo/pictures/tools/safety/hearing.ts';
import { COLOUR, type Line } from './line.ts';

export const ears: Line[] = [
  {
    key: 'earplug-foam',
    zh: '泡棉防噪耳塞 SNR37',
    en: 'Foam ear plugs, SNR 37',
    kind: 'hearing',
    cat: 'safety-head-ear',
    search: '耳塞 防噪音 隔音 泡棉',
    norm: ['GB/T 31422', 'EN 352-2'],
    brand: 'tawen',
    moq: 200,
    multiple: 200,
    params: [q('snr', 37, 'dB')],
    options: [w('包装', 'Packing'), w('带线', 'Cord')],
    rows: [w('200 副散装', '200 pairs bulk'), w('独立袋装', 'Wrapped pairs')].flatMap((b, i) =>
      [w('无线', 'Without'), w('带线', 'Corded')].map((c, j) => ({
        at: [b, c],
        yuan: 0.28 + i * 0.07 + j * 0.24,
        grams: 3,
      })),
    ),
    pictures: hearing({ title: '泡棉耳塞', caption: 'SNR 37', colour: 'orange', kind: 'plug' }),
    unit: w('副', 'pair'),
  },
  {
    key: 'earplug-corded',
    zh: '硅胶圣诞树耳塞 带线',
    en: 'Silicone plugs with cord',
    kind: 'hearing',
    cat: 'safety-head-ear',
    search: '硅胶耳塞 水洗 带线',
    norm: ['EN 352-2'],
    moq: 50,
    multiple: 50,
    params: [q('snr', 27, 'dB')],
    options: [COLOUR],
    rows: [w('蓝', 'Blue'), w('绿', 'Green'), w('橙', 'Orange')].map((c) => ({
      at: [c],
      yuan: 0.9,
      grams: 6,
    })),
    pictures: hearing({ title: '硅胶耳塞', caption: 'SNR 27', colour: 'green', kind: 'corded' }),
    unit: w('副', 'pair'),
  },
  {
    key: 'earmuff',
    zh: '隔音耳罩 头戴',
    en: 'Ear muffs, headband',
    kind: 'hearing',
    cat: 'safety-head-ear',
    search: '耳罩 隔音 射击 降噪',
    norm: ['EN 352-1'],
    brand: 'tawen',
    moq: 5,
    multiple: 1,
    params: [q('snr', '26-34', 'dB')],
    options: [w('降噪', 'SNR'), COLOUR],
    rows: [
      ['26 dB', 22],
      ['31 dB', 36],
      ['34 dB', 58],
    ].flatMap(([s, y]) =>
      [w('黑', 'Black'), w('黄', 'Yellow')].map((c) => ({ at: [String(s), c], yuan: Number(y), grams: 240 })),
    ),
    pictures: hearing({ title: '隔音耳罩', caption: 'SNR 31', colour: 'red', kind: 'muff' }),
  },
];
