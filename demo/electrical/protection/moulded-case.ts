import type { Text } from '#demo/flow/goods.ts';
import { p, w } from '#demo/flow/words.ts';
import { switchgear } from '#demo/pictures/electric/switchgear.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { device, plate } from '../common.ts';

const MCCB: Text = {
  zh: [
    '塑壳断路器用于配电干线和电动机保护，热磁脱扣：过载长延时按热元件，短路瞬时约10 In。分断能力Icu须大于安装点预期短路电流，变压器630 kVA近端约15~20 kA。',
    '壳架125~630 A，同一壳架内可换不同额定电流；附件有分励脱扣、辅助触头、报警触头、旋转手柄和电动操作机构，均为内装式。',
    '板前接线为标准，插入式和板后接线可订。飞弧距离50 mm以上，柜内上方不得有裸导体。',
  ],
  en: [
    'Moulded-case breakers protect mains and motors with a thermal-magnetic release: overload by the thermal element, short circuit at about 10 In. Icu must exceed the prospective current: near a 630 kVA transformer 15–20 kA.',
    'Frames from 125 to 630 A; shunt release, auxiliary and alarm contacts, rotary handle and motor drive are fitted inside.',
    'Front connection as standard, plug-in or rear connection to order. Keep 50 mm free for the arc: no bare bars above.',
  ],
};

/** Frame, width and height at three poles, kg, currents, yuan. */
const FRAMES = [
  [125, 92, 150, 0.95, [16, 20, 25, 32, 40, 50, 63, 80, 100, 125], 98],
  [250, 107, 165, 1.6, [100, 125, 160, 180, 200, 225, 250], 165],
  [400, 150, 257, 4.9, [225, 250, 315, 350, 400], 420],
  [630, 182, 270, 7.8, [400, 500, 630], 690],
] as const;

const mccb = (
  key: string,
  code: string,
  name: Words,
  brief: Words,
  poles: 3 | 4,
  factor: number,
  body: Material,
  residual: boolean,
): SeedProduct =>
  device({
    key,
    category: 'electrical-protect-mccb',
    name,
    brief,
    words: ['塑壳断路器', '塑壳开关', 'MCCB', code, ...(residual ? ['漏电塑壳', '剩余电流'] : [])],
    standards: ['GB/T 14048.2', 'IEC 60947-2'],
    text: MCCB,
    params: [
      p('poles', `${poles}P`),
      p('breaking', w('35~65 (AC400V)', '35–65 (AC 400 V)'), 'kA'),
      p('voltage', 'AC 400/690', 'V'),
      p(w('脱扣器', 'Release'), w('热磁', 'Thermal-magnetic')),
      ...(residual
        ? [p(w('剩余电流', 'Residual current'), w('100/300/500 可调', '100/300/500, adjustable'), 'mA')]
        : []),
    ],
    options: [w('壳架', 'Frame'), w('额定电流', 'Rated current')],
    pieces: FRAMES.flatMap(([frame, width, height, kg, amps, yuan]) =>
      amps.map((amp) => ({
        designation: `${code}-${frame}/${poles} ${amp}A`,
        at: [w(`${frame} A`), w(`${amp} A`)],
        yuan: yuan * factor * (0.94 + (0.1 * amp) / frame),
        grams: kg * (poles / 3) * 1000 * (residual ? 1.15 : 1),
        cm3: (width * height * (poles / 3)) / 9,
        params: [p('current', amp, 'A'), p('dims', `${Math.round((width * poles) / 3)}×${height}`, 'mm')],
      })),
    ),
    draw: () =>
      switchgear({
        title: name.en,
        caption: `${code}-250/${poles}`,
        width: Math.round((107 * poles) / 3),
        height: 165,
        depth: 86,
        material: body,
        poles,
        raised: residual ? 'white' : 'grey',
        handle: 'black',
        art:
          plate(((107 * poles) / 3) * 0.7, 22, ((107 * poles) / 3) * 0.09, 6, [`${code}-250`], '#FFFFFF') +
          (residual
            ? '<circle cx="14" cy="72" r="5" fill="#F0C31E"/><circle cx="30" cy="72" r="5" fill="#D23A26"/>'
            : ''),
      }),
  });

export const mouldedCase: SeedProduct[] = [
  mccb(
    'mccb-3p',
    'HM1',
    w('HM1 塑壳断路器 3P', 'HM1 moulded-case circuit breaker, 3 poles'),
    w('125~630A壳架，35kA', 'Frames 125–630 A, 35 kA'),
    3,
    1,
    'black',
    false,
  ),
  mccb(
    'mccb-4p',
    'HM1',
    w('HM1 塑壳断路器 4P', 'HM1 moulded-case circuit breaker, 4 poles'),
    w('中性极同断', 'Breaks the neutral too'),
    4,
    1.32,
    'black',
    false,
  ),
  mccb(
    'mccb-residual',
    'HM1LE',
    w('HM1LE 漏电塑壳断路器 4P', 'HM1LE residual-current MCCB, 4 poles'),
    w('剩余电流与延时可调', 'Leakage and delay adjustable'),
    4,
    1.9,
    'castIron',
    true,
  ),
];
