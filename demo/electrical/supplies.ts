import type { Text } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { housing } from '#demo/pictures/electric/housing.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { device, pairs, plate } from './common.ts';

const SUPPLY: Text = {
  zh: [
    '开关电源按负载的1.2~1.3倍选功率；电机、电磁阀等冲击负载取1.5倍以上。环境高于50℃须按曲线降额，60℃约为60%。',
    '输入AC 85~264 V（部分型号需切换115/230 V）；效率82%~91%，带过载、过压和短路保护，故障消除后自恢复。输出电压可调±10%。',
    '柜内上下各留40 mm以上散热空间；PLC与大功率负载宜分开供电，避免压降引起复位。',
  ],
  en: [
    'Take 1.2–1.3 times the load, for motors and solenoids 1.5 or more. Above 50 °C derate: about 60 % at 60 °C.',
    'Input AC 85–264 V (some by switch 115/230 V), efficiency 82–91 %; overload, overvoltage and short circuit are protected and it recovers by itself. Output adjustable ±10 %.',
    'Leave 40 mm free above and below. Feed the PLC apart from heavy loads, or dips reset it.',
  ],
};

const supply = (
  key: string,
  code: string,
  name: Words,
  brief: Words,
  rows: readonly (readonly [number, number, number, number, number])[],
  volts: readonly number[],
  material: Material,
  din: boolean,
  shape: readonly [number, number, number],
): SeedProduct =>
  device({
    key,
    category: 'electrical-power-supply',
    name,
    brief,
    words: ['开关电源', '直流电源', '电源', 'power supply', 'SMPS', code],
    standards: ['GB/T 4943.1', 'IEC 62368-1'],
    text: SUPPLY,
    params: [
      p('voltage', w('输入 AC 85~264', 'Input AC 85–264'), 'V'),
      p(w('纹波', 'Ripple'), '≤150', 'mV'),
      p('mounting', din ? w('35 mm导轨', 'DIN rail') : w('螺钉', 'Screws')),
    ],
    options: [w('输出电压', 'Output voltage'), w('功率', 'Power')],
    pieces: pairs(volts, rows, (volt, [watt, yuan, grams, a, b]) => ({
      designation: `${code}-${watt}-${volt}`,
      at: [w(`DC ${volt} V`), w(`${watt} W`)],
      yuan: yuan * (volt < 12 ? 1.03 : volt > 36 ? 1.05 : 1),
      grams,
      cm3: (a * b) / 12,
      params: [p('current', Number((watt / volt).toFixed(1)), 'A'), p('dims', `${a}×${b}`, 'mm')],
    })),
    draw: () =>
      housing({
        title: name.en,
        caption: `${code}-${rows[2]?.[0]}-24`,
        width: shape[0],
        height: shape[1],
        depth: shape[2],
        material,
        fins: din ? 11 : 7,
        art: din
          ? plate(
              shape[0] * 0.8,
              20,
              shape[0] * 0.1,
              26,
              [`DC 24V`, `${rows[2]?.[0]} W`],
              '#0B7A4B',
              '#fff',
            ) +
            `<rect x="${shape[0] * 0.1}" y="6" width="${shape[0] * 0.8}" height="12" fill="#1B1F24"/><rect x="${shape[0] * 0.1}" y="${shape[1] - 18}" width="${shape[0] * 0.8}" height="12" fill="#1B1F24"/><circle cx="${shape[0] * 0.5}" cy="${shape[1] * 0.6}" r="2" fill="#6CC28A"/>`
          : `<rect x="4" y="4" width="${shape[0] - 8}" height="${shape[1] - 8}" fill="none" stroke="#8A9198"/>${Array.from({ length: 40 }, (_, i) => `<circle cx="${(shape[0] * (0.3 + 0.07 * (i % 10))).toFixed(1)}" cy="${(shape[1] * (0.25 + 0.17 * Math.floor(i / 10))).toFixed(1)}" r="2.2" fill="#3A4048"/>`).join('')}<rect x="6" y="${shape[1] * 0.15}" width="16" height="${shape[1] * 0.7}" fill="#1B1F24"/>`,
      }),
  });

export const supplies: SeedProduct[] = [
  supply(
    'psu-s',
    'S',
    w('S系列开关电源 网壳', 'S series enclosed power supply'),
    w('15~600W，5/12/24/36/48V', '15–600 W, 5 to 48 V'),
    [
      [35, 22, 310, 129, 98],
      [50, 25, 400, 159, 98],
      [100, 34, 560, 199, 98],
      [150, 42, 650, 199, 98],
      [200, 52, 720, 215, 115],
      [350, 68, 900, 215, 115],
      [480, 108, 1150, 240, 124],
      [600, 132, 1300, 240, 124],
    ],
    [5, 12, 24, 36, 48],
    'aluminium',
    false,
    [199, 98, 42],
  ),
  supply(
    'psu-din',
    'NDR',
    w('NDR导轨式开关电源', 'NDR DIN-rail power supply'),
    w('75~480W，带DC OK', '75–480 W, with DC OK contact'),
    [
      [75, 68, 520, 32, 125],
      [120, 82, 600, 40, 125],
      [240, 126, 1000, 63, 125],
      [480, 228, 1500, 86, 125],
    ],
    [12, 24, 48],
    'castIron',
    true,
    [63, 125, 113],
  ),
  supply(
    'psu-mini',
    'HDR',
    w('HDR超薄导轨电源', 'HDR slim DIN-rail power supply'),
    w('模数化宽度，配电箱内', 'Modular width for small boards'),
    [
      [15, 26, 78, 17.5, 90],
      [30, 34, 120, 35, 90],
      [60, 46, 190, 52, 90],
      [100, 64, 270, 70, 90],
    ],
    [5, 12, 15, 24],
    'white',
    true,
    [52, 90, 54],
  ),
  device({
    key: 'transformer-bk',
    category: 'electrical-power-supply',
    name: w('BK控制变压器', 'BK control transformer'),
    brief: w('380/220变36/24/12V', '380/220 V to 36/24/12 V'),
    words: ['变压器', '控制变压器', '隔离变压器', 'transformer'],
    standards: ['GB/T 19212.1', 'JB/T 5555'],
    text: SUPPLY,
    params: [p(w('输入', 'Input'), 'AC 380/220', 'V'), p(w('铜线', 'Winding'), w('全铜', 'Copper'))],
    options: [w('输出', 'Output'), w('容量', 'Rating')],
    pieces: pairs(
      [
        [w('36V/24V/12V/6V', '36/24/12/6 V'), 'A'],
        [w('220V', '220 V'), 'B'],
        [w('110V', '110 V'), 'C'],
      ] as const,
      [
        [50, 28, 1300],
        [100, 40, 2100],
        [150, 52, 2700],
        [250, 76, 4100],
        [500, 122, 7200],
        [1000, 198, 12500],
        [2000, 355, 21000],
        [3000, 495, 29500],
      ] as const,
      ([out, sign], [va, yuan, grams]) => ({
        designation: `BK-${va} ${sign}`,
        at: [out, w(`${va} VA`)],
        yuan,
        grams,
        params: [p(w('容量', 'Rating'), va, 'VA')],
      }),
    ),
    draw: () =>
      housing({
        title: 'transformer',
        caption: 'BK-250',
        width: 110,
        height: 100,
        depth: 86,
        material: 'castIron',
        feet: true,
        art:
          '<rect x="22" y="14" width="66" height="72" rx="4" fill="#E0B57E" stroke="#5F3E1B"/>' +
          Array.from(
            { length: 9 },
            (_, i) => `<path d="M22 ${(20 + i * 7.4).toFixed(1)}h66" stroke="#8A5D2C" stroke-width="1"/>`,
          ).join('') +
          '<rect x="10" y="2" width="90" height="10" fill="#1B1F24"/><rect x="10" y="88" width="90" height="10" fill="#1B1F24"/>',
      }),
  }),
];
