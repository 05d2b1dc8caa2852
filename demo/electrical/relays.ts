import type { Text } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { housing } from '#demo/pictures/electric/housing.ts';
import { modular } from '#demo/pictures/electric/modular.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { block } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { device, pairs, plate } from './common.ts';

const RELAY: Text = {
  zh: [
    '小型中间继电器用于触点扩展和电平隔离，PLC晶体管输出驱动电磁阀、接触器时必配。触点5~10 A为电阻负载，感性负载按30%~40%计。',
    '带指示灯和试验按钮，DC线圈内置续流二极管（注意极性）。底座有螺钉式和推入式，35 mm导轨安装。',
  ],
  en: [
    'Small relays multiply contacts and separate voltages, as between transistor outputs and solenoids or contactors. Contacts are rated 5–10 A resistive; reckon with 30–40 % for inductive loads.',
    'With lamp and test button; DC coils have a diode inside, so mind the polarity. Sockets with screws or push-in for DIN rail.',
  ],
};

const relay = (
  key: string,
  code: string,
  name: Words,
  poles: number,
  base: number,
  w1: number,
  colour: Material,
): SeedProduct =>
  device({
    key,
    category: 'electrical-control-relay',
    name,
    brief: w('带灯带试验杆，含底座可选', 'With lamp and test lever, socket optional'),
    words: ['继电器', '中间继电器', 'relay', code],
    standards: ['GB/T 21711.1', 'IEC 61810-1'],
    text: RELAY,
    params: [
      p('contacts', w(`${poles}组转换`, `${poles} change-over`)),
      p('current', poles === 4 ? 3 : poles === 2 ? 5 : 10, 'A'),
      p('life', w('5000万次', '50 million operations')),
    ],
    options: [w('线圈', 'Coil'), w('配置', 'Set')],
    pieces: pairs(
      [
        [w('DC24V', 'DC 24 V'), 'DC24V', 1],
        [w('AC220V', 'AC 220 V'), 'AC220V', 1.05],
        [w('DC12V', 'DC 12 V'), 'DC12V', 1],
        [w('AC24V', 'AC 24 V'), 'AC24V', 1.05],
        [w('AC110V', 'AC 110 V'), 'AC110V', 1.05],
      ] as const,
      [
        [w('单继电器', 'Relay alone'), '', 1],
        [w('带导轨底座', 'With DIN-rail socket'), '+S', 1.55],
      ] as const,
      ([coil, sign, f], [set, tail, g]) => ({
        designation: `${code} ${sign}${tail}`,
        at: [coil, set],
        yuan: base * f * g,
        grams: 36 * g * (poles > 2 ? 1.05 : 1),
      }),
    ),
    draw: () =>
      housing({
        title: name.en,
        caption: code,
        width: w1,
        height: 36,
        depth: 28,
        material: 'clear',
        art: `<rect x="${w1 * 0.14}" y="5" width="${w1 * 0.72}" height="26" fill="#C9CDD2"/><rect x="${w1 * 0.22}" y="17" width="${w1 * 0.56}" height="12" rx="2" fill="#B98448"/><circle cx="${w1 * 0.75}" cy="8" r="1.8" fill="#2F9657"/>`,
        extra: [block([w1 * 0.1, -2.5, 33], [w1 * 0.9, 0, 36], colour)],
      }),
  });

export const relays: SeedProduct[] = [
  relay(
    'relay-my2',
    'MY2N',
    w('MY2N小型中间继电器 8脚', 'MY2N miniature relay, 8 pins'),
    2,
    5.6,
    21.5,
    'navy',
  ),
  relay(
    'relay-my4',
    'MY4N',
    w('MY4N小型中间继电器 14脚', 'MY4N miniature relay, 14 pins'),
    4,
    6.4,
    21.5,
    'teal',
  ),
  relay('relay-ly2', 'LY2N', w('LY2N功率继电器 10A', 'LY2N power relay, 10 A'), 2, 7.2, 21.5, 'red'),
  device({
    key: 'ssr',
    category: 'electrical-control-relay',
    name: w('单相固态继电器SSR', 'Single-phase solid-state relay'),
    brief: w('过零导通，无触点无声', 'Switches at zero, no contacts, silent'),
    words: ['固态继电器', 'SSR', 'SSR-40DA'],
    standards: ['GB/T 17880.1'],
    text: {
      zh: [
        '固态继电器用双向晶闸管过零触发，开关寿命长、无火花，适合加热器高频通断。DA为直流控交流，AA为交流控交流，DD为直流控直流。',
        '导通压降约1.2~1.6 V，25 A电流时发热约35 W，必须装散热器并涂导热硅脂；阻性负载按60%额定电流、感性负载按30%使用，并串快熔保护。',
      ],
      en: [
        'A triac fired at zero crossing: long life and no sparks, for heaters switched often. DA is DC-controlled AC, AA AC-controlled AC, DD DC-controlled DC.',
        'It drops 1.2–1.6 V: at 25 A about 35 W of heat, so mount it on a heat sink with paste. Load it to 60 % on resistive and 30 % on inductive loads, with a fast fuse.',
      ],
    },
    params: [
      p('voltage', 'AC 24~480', 'V'),
      p(w('绝缘', 'Isolation'), '≥2500', 'VAC'),
      p('dims', '60×45×28', 'mm'),
    ],
    options: [w('控制', 'Control'), w('负载电流', 'Load current')],
    pieces: pairs(
      [
        [w('直流控交流DA', 'DA, DC in AC out'), 'DA', 1],
        [w('交流控交流AA', 'AA, AC in AC out'), 'AA', 1.1],
        [w('直流控直流DD', 'DD, DC in DC out'), 'DD', 1.35],
      ] as const,
      [
        [10, 9.5],
        [25, 12],
        [40, 14.5],
        [60, 22],
        [80, 30],
        [100, 42],
      ] as const,
      ([kind, sign, f], [amp, yuan]) => ({
        designation: `SSR-${amp}${sign}`,
        at: [kind, `${amp} A`],
        yuan: yuan * f,
        grams: 110,
        params: [p('current', amp, 'A')],
      }),
    ),
    draw: () =>
      housing({
        title: 'SSR',
        caption: 'SSR-40DA',
        width: 45,
        height: 60,
        depth: 25,
        material: 'black',
        art:
          plate(34, 20, 5.5, 20, ['SSR-40DA'], '#F5F6F7') +
          '<circle cx="10" cy="9" r="4.5" fill="#AEB6BE"/><circle cx="35" cy="9" r="4.5" fill="#AEB6BE"/><circle cx="10" cy="51" r="4.5" fill="#AEB6BE"/><circle cx="35" cy="51" r="4.5" fill="#AEB6BE"/><circle cx="22.5" cy="45" r="1.8" fill="#2F9657"/>',
      }),
  }),
  device({
    key: 'timer-h3y',
    category: 'electrical-control-relay',
    name: w('H3Y时间继电器', 'H3Y time relay'),
    brief: w('通电延时，8脚/14脚', 'On-delay, 8 or 14 pins'),
    words: ['时间继电器', '定时器', 'timer', 'H3Y-2', 'H3Y-4'],
    standards: ['GB/T 14048.5'],
    text: RELAY,
    params: [p('contacts', w('延时2/4组转换', '2 or 4 change-over')), p(w('精度', 'Accuracy'), '±1%')],
    options: [w('电压', 'Voltage'), w('量程', 'Range')],
    pieces: pairs(
      [
        [w('AC220V', 'AC 220 V'), 'AC220V'],
        [w('DC24V', 'DC 24 V'), 'DC24V'],
        [w('AC24V', 'AC 24 V'), 'AC24V'],
      ] as const,
      ['1s', '5s', '10s', '30s', '60s', '5min', '10min', '30min'] as const,
      ([volt, sign], range) => ({
        designation: `H3Y-2 ${sign} ${range}`,
        at: [volt, range],
        yuan: 13.8,
        grams: 52,
      }),
    ),
    draw: () =>
      housing({
        title: 'timer',
        caption: 'H3Y-2',
        width: 21.5,
        height: 28,
        depth: 52,
        material: 'ivory',
        art: '<circle cx="10.8" cy="15" r="7.6" fill="#2A3038"/><path d="M10.8 15L14.5 10" stroke="#fff" stroke-width="1.2"/><circle cx="5" cy="4" r="1.4" fill="#2F9657"/><circle cx="16" cy="4" r="1.4" fill="#D23A26"/>',
      }),
  }),
  device({
    key: 'phase-relay',
    category: 'electrical-control-relay',
    name: w('XJ3相序保护继电器', 'XJ3 phase-sequence relay'),
    brief: w('断相、错相、过欠压', 'Phase loss, sequence, over- and undervoltage'),
    words: ['相序保护器', '断相保护', 'phase relay'],
    standards: ['GB/T 14048.5'],
    text: RELAY,
    params: [p('voltage', 'AC 380', 'V'), p('contacts', w('1组转换 3A', '1 change-over, 3 A'))],
    options: [w('功能', 'Function')],
    pieces: [
      ['G', 22, w('断相+错相', 'Loss and sequence')],
      ['D', 26, w('断相+错相+过欠压', 'With over- and undervoltage')],
      ['S', 31, w('可调延时', 'Adjustable delay')],
    ].map(([sign, yuan, label]) => ({
      designation: `XJ3-${sign as string}`,
      at: [label as Words],
      yuan: yuan as number,
      grams: 120,
    })),
    draw: () =>
      modular({
        title: 'phase relay',
        caption: 'XJ3-D',
        width: 36,
        height: 82,
        depth: 62,
        material: 'grey',
        poles: 2,
        lever: 'grey',
        print: 'XJ3',
        window: '#D23A26',
      }),
  }),
];
