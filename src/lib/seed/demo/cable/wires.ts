import { goods, type Text } from '#lib/seed/demo/flow/goods.ts';
import { UNIT, p, w } from '#lib/seed/demo/flow/words.ts';
import type { Material } from '#lib/seed/drawings/metal.ts';
import { cableEnd, single, wireCoil } from '#lib/seed/drawings/flow/cable.ts';
import { pictures } from '#lib/seed/drawings/scene/index.ts';
import type { SeedProduct, Words } from '#lib/seed/types.ts';
import { ampacity, build, resistance } from './conductor.ts';

const COLOURS = [[w('红', 'Red'), 'RD'], [w('黄', 'Yellow'), 'YE'], [w('蓝', 'Blue'), 'BU'], [w('绿', 'Green'), 'GN'], [w('黄绿双色', 'Green-yellow'), 'GNYE'], [w('黑', 'Black'), 'BK']] as const;
const TEXT: Text = {
  zh: ['BV为单股（6 mm²及以下）或绞合铜芯硬线，适合穿管固定敷设；BVR为多股软铜，弯曲半径小，用于配电柜内布线。两者额定电压450/750 V，长期工作温度70℃，短路（5 s）不超过160℃。', '导体为GB/T 3956的1、2、5类无氧铜，20℃直流电阻见各规格参数，是判断足截面最可靠的指标；外径受绝缘厚度影响，不能代替电阻检验。', '参考载流量为30℃、穿管两根负载导体（IEC 60364-5-52 B1）；35℃乘0.94，40℃乘0.87，多回路并列须再乘降低系数。常用：照明1.5、插座2.5、空调4、进户6~10 mm²。', '相线黄、绿、红，零线蓝，保护线黄绿双色。每卷100米±0.5%，卷上有米标。'],
  en: ['BV has a solid (up to 6 mm²) or stranded copper conductor for fixed wiring in conduit; BVR is flexible for switchboards. Both are 450/750 V, 70 °C in service, 160 °C for a short circuit of 5 s.', 'Conductors are oxygen-free copper of class 1, 2 or 5. The DC resistance at 20 °C is the sure test of full section; the diameter is not.', 'Current ratings are for 30 °C, two loaded conductors in conduit (IEC 60364-5-52, B1): × 0.94 at 35 °C, × 0.87 at 40 °C, less again for grouped circuits. Common: lighting 1.5, sockets 2.5, air conditioners 4, mains 6–10 mm².', 'Yellow, green and red for phases, blue for neutral, green-yellow for earth. Coils of 100 m ± 0.5 % with metre marks.'],
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

function wire(k: Kind): SeedProduct {
  const colours = k.colours ?? COLOURS;
  const metres = k.coil ? 100 : 1;
  const shown = build({ cores: [k.coil ? 2.5 : 50], flexible: k.flexible, xlpe: k.xlpe ?? false, sheath: 0, screen: false, armour: false });
  return goods({
    key: k.key, trade: 'cable', category: 'cable-wire-single', name: k.name, brief: k.brief, keywords: [k.code, '电线', '铜芯线', 'wire', ...k.words], standards: [...k.standards], unit: k.coil ? UNIT.roll : UNIT.metre, ...(k.coil ? { packing: w('1卷=100米', '1 roll = 100 m') } : { moq: 20, multiple: 10 }),
    params: [p('conductor', k.flexible ? w('无氧铜 5类软导体', 'Copper, class 5 flexible') : w('无氧铜 1/2类', 'Copper, class 1/2')), p('insulation', k.xlpe ? w('辐照交联聚烯烃', 'Irradiated polyolefin') : w('PVC/C 聚氯乙烯', 'PVC/C')), p('voltage', k.voltage, 'V'), p('temperature', k.temperature, '℃')],
    options: [w('颜色', 'Colour'), w('截面', 'Section')],
    pieces: colours.flatMap(([colour, sign]) => k.sections.map((section) => {
      const b = build({ cores: [section], flexible: k.flexible, xlpe: k.xlpe ?? false, sheath: 0, screen: false, armour: false });
      const km = b.copperKgKm * 79 + (b.kgKm - b.copperKgKm) * 12 + 45;
      return { designation: `${k.code} ${section} ${sign}`, at: [colour, w(`${section} mm²`)], yuan: (km * metres * (k.dearer ?? 1) * 1.09) / 1000, grams: b.kgKm * metres, cm3: b.od * b.od * metres * 1.3,
        params: [p('section', section, 'mm²'), p('od', round1(b.od), 'mm'), p('ampacity', Math.round(ampacity(section, 0) * (k.xlpe ? 1.28 : 1)), 'A'), p('resistance', resistance(section, k.flexible), 'Ω/km'), p('massPerKm', round1(b.kgKm), 'kg/km')] };
    })),
    text: TEXT,
    pictures: pictures(() => {
      const shape = { title: k.name.en, caption: `${k.code} ${k.coil ? 2.5 : 50} mm²`, sheath: k.paint, od: shown.od, cores: single(shown.conductor, shown.core, k.paint) };
      return k.coil ? wireCoil(shape) : cableEnd({ ...shape, od: shown.od * 1.02 });
    }),
  });
}

const SMALL = [1, 1.5, 2.5, 4, 6, 10, 16] as const;
const BIG = [25, 35, 50, 70, 95, 120, 150, 185, 240] as const;
const HOUSE = ['家装电线', '国标电线'];
export const wires: SeedProduct[] = [
  wire({ key: 'bv', code: 'BV', name: w('BV铜芯聚氯乙烯绝缘电线 450/750V', 'BV copper wire, PVC insulated, 450/750 V'), brief: w('单股硬线，家装布线，100米/卷', 'Solid wire for house wiring, 100 m a coil'), words: ['单股线', '硬线', ...HOUSE], standards: ['GB/T 5023.3', 'JB/T 8734.2'], flexible: false, sections: SMALL, coil: true, paint: 'red', temperature: '≤70', voltage: '450/750' }),
  wire({ key: 'bvr', code: 'BVR', name: w('BVR多股软铜线 450/750V', 'BVR flexible copper wire, 450/750 V'), brief: w('多股软线，配电箱和穿管', 'Flexible, for boards and conduit'), words: ['多股线', '软线', ...HOUSE], standards: ['JB/T 8734.2'], flexible: true, sections: SMALL, coil: true, paint: 'blue', temperature: '≤70', voltage: '450/750', dearer: 1.04 }),
  wire({ key: 'zr-bv', code: 'ZC-BV', name: w('ZC-BV阻燃铜芯电线', 'ZC-BV flame-retardant copper wire'), brief: w('C类阻燃，公共建筑常用', 'Flame retardant class C, for public buildings'), words: ['阻燃电线', ...HOUSE], standards: ['GB/T 5023.3', 'GB/T 19666'], flexible: false, sections: SMALL.slice(1), coil: true, paint: 'yellow', temperature: '≤70', voltage: '450/750', dearer: 1.02 }),
  wire({ key: 'wdz-byj', code: 'WDZ-BYJ', name: w('WDZ-BYJ低烟无卤电线', 'WDZ-BYJ low-smoke halogen-free wire'), brief: w('105℃辐照交联，医院学校地铁', 'Irradiated, 105 °C, for hospitals, schools and metros'), words: ['低烟无卤', '辐照线', 'LSZH'], standards: ['JB/T 10491', 'GB/T 19666'], flexible: false, xlpe: true, sections: SMALL.slice(1), coil: true, paint: 'green', temperature: '≤105', voltage: '450/750', dearer: 1.12 }),
  wire({ key: 'rv', code: 'RV', name: w('RV铜芯软线 300/500V', 'RV flexible copper wire, 300/500 V'), brief: w('控制柜二次线', 'For control wiring'), words: ['软线', '控制线'], standards: ['GB/T 5023.3'], flexible: true, sections: [0.5, 0.75, 1, 1.5, 2.5], coil: true, paint: 'black', temperature: '≤70', voltage: '300/500', dearer: 1.05 }),
  wire({ key: 'bv-large', code: 'BV', name: w('BV大截面铜芯电线 25~240mm²', 'BV copper wire, 25–240 mm²'), brief: w('绞合导体，按米裁切', 'Stranded, cut by the metre'), words: ['主电缆', '进户线'], standards: ['GB/T 5023.3', 'JB/T 8734.2'], flexible: false, sections: BIG, coil: false, paint: 'yellow', temperature: '≤70', voltage: '450/750', colours: COLOURS.slice(0, 4) }),
  wire({ key: 'bvr-large', code: 'BVR', name: w('BVR大截面软铜线 25~120mm²', 'BVR flexible wire, 25–120 mm²'), brief: w('配电柜主回路', 'For main circuits in switchboards'), words: ['主回路软线'], standards: ['JB/T 8734.2'], flexible: true, sections: BIG.slice(0, 6), coil: false, paint: 'green', temperature: '≤70', voltage: '450/750', colours: COLOURS.slice(0, 4), dearer: 1.05 }),
  wire({ key: 'pv1f', code: 'PV1-F', name: w('PV1-F光伏直流电缆', 'PV1-F solar cable'), brief: w('DC1500V，抗紫外双层交联', 'DC 1500 V, double cross-linked against sunlight'), words: ['光伏线', '太阳能电缆', 'solar cable', 'H1Z2Z2-K'], standards: ['EN 50618', 'TÜV 2PfG 1169'], flexible: true, xlpe: true, sections: [2.5, 4, 6, 10, 16], coil: true, paint: 'black', temperature: '-40~90', voltage: 'DC 1500', colours: [[w('黑', 'Black'), 'BK'], [w('红', 'Red'), 'RD']], dearer: 1.14 }),
  wire({ key: 'yh-welding', code: 'YH', name: w('YH焊把线（电焊机电缆）', 'YH welding cable'), brief: w('橡套超软铜丝，弯曲不断', 'Rubber sheathed, extra-flexible copper'), words: ['焊把线', '电焊线', 'welding cable'], standards: ['GB/T 5013.6'], flexible: true, sections: [16, 25, 35, 50, 70, 95], coil: false, paint: 'rubber', temperature: '≤65', voltage: '200', colours: [[w('黑', 'Black'), 'BK'], [w('橙', 'Orange'), 'OG']], dearer: 1.1 }),
  wire({ key: 'agr-silicone', code: 'AGR', name: w('AGR硅橡胶高温线', 'AGR silicone wire'), brief: w('-60~180℃，玻纤编织', '−60 to 180 °C, glass-fibre braid'), words: ['高温线', '硅胶线', 'silicone wire'], standards: ['JB/T 8734'], flexible: true, sections: [0.5, 0.75, 1, 1.5, 2.5, 4, 6], coil: true, paint: 'white', temperature: '-60~180', voltage: '300/500', colours: [[w('白', 'White'), 'WH'], [w('红', 'Red'), 'RD'], [w('黑', 'Black'), 'BK']], dearer: 1.35 }),
];
