import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { housing } from '#demo/pictures/electric/housing.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';

const INVERTER: Text = {
  zh: [
    '变频器按电动机额定电流选型；恒转矩负载（传送、搅拌、提升）选G型，风机水泵可选P型（同壳体大一档）。频繁起停和快速减速须加制动电阻。',
    '控制方式为V/F与无感矢量，0.5 Hz可输出150%转矩；内置PID、RS-485 Modbus、8段速。加速、减速时间可在0.1~6500秒设定。',
    '进线装断路器和必要时的进线电抗器；电机线超过50 m加输出电抗器，动力线与信号线分开200 mm以上，屏蔽层接地。环境-10~40℃，50℃降容20%。',
  ],
  en: [
    'Choose an inverter by the motor current: type G for constant torque (conveyors, mixers, hoists), type P for fans and pumps. Frequent stops call for a brake resistor.',
    'V/F and sensorless vector with 150 % torque at 0.5 Hz; PID, RS-485 Modbus and eight speeds built in, ramps of 0.1–6500 s.',
    'Breaker at the input, reactor if needed; from 50 m of motor cable an output reactor. Keep power and signal 200 mm apart and earth screens. −10 to 40 °C, 20 % less at 50 °C.',
  ],
};

const KW = [0.4, 0.75, 1.5, 2.2, 3.7, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110] as const;

const inverter = (
  key: string,
  code: string,
  name: Words,
  brief: Words,
  list: readonly number[],
  factor: number,
  volts: readonly (readonly [Words, string, number])[],
  soft: boolean,
): SeedProduct =>
  goods({
    key,
    trade: 'pumps',
    category: 'pumps-drive-inverter',
    name,
    brief,
    keywords: soft
      ? ['软启动器', '软起动', 'soft starter', code]
      : ['变频器', '调速器', 'inverter', 'VFD', code],
    standards: soft ? ['GB/T 14048.6'] : ['GB/T 12668.2', 'IEC 61800-3'],
    unit: UNIT.set,
    params: [
      p('frequency', soft ? '50/60' : '0~400', 'Hz'),
      p('ip', 'IP20'),
      p(w('过载', 'Overload'), soft ? w('3.5倍 10s', '3.5 × for 10 s') : w('150% 60s', '150 % for 60 s')),
    ],
    options: [w('电源', 'Supply'), w('功率', 'Power')],
    pieces: volts.flatMap(([volt, sign, f]) =>
      list
        .filter((kw) => sign !== 'S2' || kw <= 2.2)
        .map((kw) => ({
          designation: `${code}-${kw}kW-${sign}`,
          at: [volt, w(`${kw} kW`)],
          yuan: (210 + kw * 92 + kw ** 0.5 * 105) * factor * f,
          grams: (1.1 + kw * 0.42) * 1000,
          cm3: 1800 + kw * 620,
          params: [
            p('power', kw, 'kW'),
            p('current', Number((kw * (sign === 'S2' ? 4.7 : 2.05)).toFixed(1)), 'A'),
          ],
        })),
    ),
    text: INVERTER,
    pictures: pictures(() =>
      housing({
        title: name.en,
        caption: `${code}-7.5kW`,
        width: 130,
        height: 220,
        depth: 160,
        material: soft ? 'grey' : 'black',
        fins: 14,
        feet: true,
        art: `<rect x="18" y="18" width="94" height="92" rx="4" fill="${soft ? '#33383E' : '#3A4148'}"/><rect x="28" y="26" width="74" height="26" rx="2" fill="#10161C"/><text x="65" y="46" font-size="20" text-anchor="middle" font-family="monospace" font-weight="700" fill="#F0705C">${soft ? 'rdY' : '50.00'}</text>${[0, 1, 2, 3, 4, 5].map((i) => `<rect x="${30 + (i % 3) * 25}" y="${62 + Math.floor(i / 3) * 20}" width="20" height="14" rx="2" fill="${i === 0 ? '#2F9657' : i === 5 ? '#D23A26' : '#AEB6BE'}"/>`).join('')}<rect x="14" y="176" width="102" height="32" fill="#1B1F24"/>${Array.from({ length: 7 }, (_, i) => `<circle cx="${24 + i * 14}" cy="192" r="5" fill="#AEB6BE"/>`).join('')}<rect x="20" y="124" width="90" height="34" rx="2" fill="${soft ? '#E4E8EC' : '#22303F'}"/><text x="65" y="146" font-size="15" text-anchor="middle" font-weight="700" fill="${soft ? '#22303F' : '#fff'}">${code}</text>`,
      }),
    ),
  });

const V3 = [[w('三相380V', 'Three-phase 380 V'), 'T4', 1]] as const;

export const inverters: SeedProduct[] = [
  inverter(
    'inverter-g',
    'HV500',
    w('HV500矢量变频器 G型', 'HV500 vector inverter, type G'),
    w('恒转矩，内置PID和Modbus', 'Constant torque, PID and Modbus'),
    KW,
    1,
    [[w('单相220V', 'Single-phase 220 V'), 'S2', 0.95], ...V3],
    false,
  ),
  inverter(
    'inverter-p',
    'HV500P',
    w('HV500P风机水泵变频器', 'HV500P inverter for fans and pumps'),
    w('恒压供水，一拖多', 'Constant-pressure water supply'),
    KW.slice(4),
    0.92,
    V3,
    false,
  ),
  inverter(
    'soft-starter',
    'HRS3',
    w('HRS3电机软起动器（内置旁路）', 'HRS3 soft starter with bypass'),
    w('限流起动，软停减水锤', 'Limits current, soft stop against water hammer'),
    [7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110],
    0.55,
    V3,
    true,
  ),
];
