import { goods, type Text } from '#demo/flow/goods.ts';
import { p, UNIT, w } from '#demo/flow/words.ts';
import { cableEnd, single } from '#demo/pictures/electric/cable.ts';
import { wireCoil } from '#demo/pictures/electric/coil.ts';
import type { Material } from '#demo/pictures/metal.ts';
import { pictures } from '#demo/pictures/scene/index.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { ampacity, build, resistance } from './conductor.ts';

export const COLOURS = [
  [w('红', 'Red'), 'RD'],
  [w('黄', 'Yellow'), 'YE'],
  [w('蓝', 'Blue'), 'BU'],
  [w('绿', 'Green'), 'GN'],
  [w('黄绿双色', 'Green-yellow'), 'GNYE'],
  [w('黑', 'Black'), 'BK'],
] as const;

const TEXT: Text = {
  zh: [
    'BV为单股（6 mm²及以下）或绞合铜芯硬线，适合穿管固定敷设；BVR为多股软铜，弯曲半径小，用于配电柜内布线。两者额定电压450/750 V，长期工作温度70℃，短路（5 s）不超过160℃。',
    '导体为GB/T 3956的1、2、5类无氧铜，20℃直流电阻见各规格参数，是判断足截面最可靠的指标；外径受绝缘厚度影响，不能代替电阻检验。',
    '参考载流量为30℃、穿管两根负载导体（IEC 60364-5-52 B1）；35℃乘0.94，40℃乘0.87，多回路并列须再乘降低系数。常用：照明1.5、插座2.5、空调4、进户6~10 mm²。',
    '相线黄、绿、红，零线蓝，保护线黄绿双色。每卷100米±0.5%，卷上有米标。',
  ],
  en: [
    'BV has a solid (up to 6 mm²) or stranded copper conductor for fixed wiring in conduit; BVR is flexible for switchboards. Both are 450/750 V, 70 °C in service, 160 °C for a short circuit of 5 s.',
    'Conductors are oxygen-free copper of class 1, 2 or 5. The DC resistance at 20 °C is the sure test of full section; the diameter is not.',
    'Current ratings are for 30 °C, two loaded conductors in conduit (IEC 60364-5-52, B1): × 0.94 at 35 °C, × 0.87 at 40 °C, less again for grouped circuits. Common: lighting 1.5, sockets 2.5, air conditioners 4, mains 6–10 mm².',
    'Yellow, green and red for phases, blue for neutral, green-yellow for earth. Coils of 100 m ± 0.5 % with metre marks.',
  ],
};

interface Kind {
  key: string;
  code: string;
  name: Words;
  brief: Words;
  words: readonly string[];
  standards: readonly string[];
  flexible: boolean;
  xlpe?: boolean;
  sections: readonly number[];
  /** By the coil of 100 m, or by the metre. */
  coil: boolean;
  paint: Material;
  colours?: readonly (readonly [Words, string])[];
  temperature: string;
  voltage: string;
  dearer?: number;
}

const round1 = (value: number): number => Number(value.toFixed(1));

export function wire(k: Kind): SeedProduct {
  const colours = k.colours ?? COLOURS;
  const metres = k.coil ? 100 : 1;
  const shown = build({
    cores: [k.coil ? 2.5 : 50],
    flexible: k.flexible,
    xlpe: k.xlpe ?? false,
    sheath: 0,
    screen: false,
    armour: false,
  });
  return goods({
    key: k.key,
    trade: 'cable',
    category: 'cable-wire-single',
    name: k.name,
    brief: k.brief,
    keywords: [k.code, '电线', '铜芯线', 'wire', ...k.words],
    standards: [...k.standards],
    unit: k.coil ? UNIT.roll : UNIT.metre,
    ...(k.coil ? { packing: w('1卷=100米', '1 roll = 100 m') } : { moq: 20, multiple: 10 }),
    params: [
      p(
        'conductor',
        k.flexible
          ? w('无氧铜 5类软导体', 'Copper, class 5 flexible')
          : w('无氧铜 1/2类', 'Copper, class 1/2'),
      ),
      p('insulation', k.xlpe ? w('辐照交联聚烯烃', 'Irradiated polyolefin') : w('PVC/C 聚氯乙烯', 'PVC/C')),
      p('voltage', k.voltage, 'V'),
      p('temperature', k.temperature, '℃'),
    ],
    options: [w('颜色', 'Colour'), w('截面', 'Section')],
    pieces: colours.flatMap(([colour, sign]) =>
      k.sections.map((section) => {
        const b = build({
          cores: [section],
          flexible: k.flexible,
          xlpe: k.xlpe ?? false,
          sheath: 0,
          screen: false,
          armour: false,
        });
        const km = b.copperKgKm * 79 + (b.kgKm - b.copperKgKm) * 12 + 45;
        return {
          designation: `${k.code} ${section} ${sign}`,
          at: [colour, w(`${section} mm²`)],
          yuan: (km * metres * (k.dearer ?? 1) * 1.09) / 1000,
          grams: b.kgKm * metres,
          cm3: b.od * b.od * metres * 1.3,
          params: [
            p('section', section, 'mm²'),
            p('od', round1(b.od), 'mm'),
            p('ampacity', Math.round(ampacity(section, 0) * (k.xlpe ? 1.28 : 1)), 'A'),
            p('resistance', resistance(section, k.flexible), 'Ω/km'),
            p('massPerKm', round1(b.kgKm), 'kg/km'),
          ],
        };
      }),
    ),
    text: TEXT,
    pictures: pictures(() => {
      const shape = {
        title: k.name.en,
        caption: `${k.code} ${k.coil ? 2.5 : 50} mm²`,
        sheath: k.paint,
        od: shown.od,
        cores: single(shown.conductor, shown.core, k.paint),
      };
      return k.coil ? wireCoil(shape) : cableEnd({ ...shape, od: shown.od * 1.02 });
    }),
  });
}
