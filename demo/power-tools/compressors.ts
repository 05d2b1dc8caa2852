import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { compressor } from '#demo/pictures/tools/power/compressor.ts';
import { pics, type Tool, VOLT } from './tool.ts';

export const compressors: Tool[] = [
  {
    key: 'compressor-piston',
    zh: '活塞式空压机 皮带',
    en: 'Belt-driven piston compressor',
    kind: 'air',
    category: 'power-tools-air',
    search: '空压机 气泵 皮带机 活塞',
    norm: 'GB/T 13928',
    brand: 'jinlv',
    options: [w('型号', 'Model'), VOLT],
    rows: [
      [['0.17/8 50 L', '220 V'], 980, 55000],
      [['0.25/8 70 L', '220 V'], 1380, 75000],
      [['0.36/8 90 L', '380 V'], 1880, 105000],
      [['0.6/8 120 L', '380 V'], 2680, 160000],
      [['0.9/8 200 L', '380 V'], 3880, 240000],
    ],
    params: [q('pressure', 0.8, 'MPa'), q('flow', '0.17-0.9', 'm³/min'), q('power', '1.5-7.5', 'kW')],
    pictures: compressor({
      ...pics('皮带空压机', '0.36/8 · 90 L', 'red'),
      L: 1050,
      H: 800,
      tank: 90,
      silent: false,
    }),
    lead: 3,
  },
  {
    key: 'compressor-silent',
    zh: '无油静音空压机',
    en: 'Oil-free silent compressor',
    kind: 'air',
    category: 'power-tools-air',
    search: '静音气泵 无油 木工 牙科',
    norm: 'GB/T 13928',
    options: [w('型号', 'Model')],
    rows: [
      [['550 W 9 L'], 398, 14000],
      [['980 W 30 L'], 620, 24000],
      [['1380 W 50 L'], 880, 35000],
      [['2×1380 W 70 L'], 1580, 58000],
      [['4×1100 W 160 L'], 3280, 118000],
    ],
    params: [q('pressure', 0.7, 'MPa'), q({ zh: '噪声', en: 'Noise' }, '≤ 65', 'dB(A)')],
    pictures: compressor({
      ...pics('静音空压机', '980 W · 30 L', 'teal'),
      L: 580,
      H: 600,
      tank: 30,
      silent: true,
    }),
  },
];
