import { p, UNIT, w } from '#demo/flow/words.ts';
import { table } from '#demo/table.ts';
import {
  airValvePicture,
  type AirValveShape,
  airValveSheet,
  type ValveKind,
} from '#demo/pictures/pneumatics/valve.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { airGoods } from './air-goods.ts';
import { VOLTS } from './voltages.ts';
import { waterValve } from './water-valves.ts';

/** Series, port code, orifice area mm², length, depth, height, mass, price: of the single-coil valve. */
const BODY = table(
  'series port area length depth height grams yuan',
  `
  1 6 12 117 18 52 120 21
  2 6 14 119 22 61 220 24
  2 8 16 119 22 61 220 24
  3 8 25 144 27 70 310 36
  3 10 30 144 27 70 310 37
  4 15 50 183 34 92 590 68`,
);

const PORT: Record<number, string> = { 6: 'G1/8', 8: 'G1/4', 10: 'G3/8', 15: 'G1/2' };

interface Line {
  code: string;
  kind: ValveKind;
  name: Words;
  brief: Words;
  keywords: string[];
  ways: Words;
  factor: number;
  longer: number;
  use: Words;
  prefix: string;
  digit: string;
}

const LINES: readonly Line[] = [
  {
    code: '4v10',
    kind: 'single',
    name: w('二位五通电磁阀 4V单电控', 'Solenoid valve 5/2 single 4V'),
    brief: w('弹簧复位，带手动按钮', 'Spring return, manual override'),
    keywords: ['二位五通', '单电控', '4V210-08', '4V110-06', '4V310-10'],
    ways: w('二位五通 单电控', '5/2 single solenoid'),
    factor: 1,
    longer: 0,
    use: w(
      '通电换向、断电由弹簧复位，用于控制双作用气缸，断电时气缸回到初始位置。',
      'Shifts when energized and springs back when not, for double-acting cylinders that must return on loss of power.',
    ),
    prefix: '4V',
    digit: '10',
  },
  {
    code: '4v20',
    kind: 'double',
    name: w('二位五通电磁阀 4V双电控', 'Solenoid valve 5/2 double 4V'),
    brief: w('双线圈记忆功能，断电保持', 'Two coils, holds its position without power'),
    keywords: ['二位五通', '双电控', '4V220-08'],
    ways: w('二位五通 双电控', '5/2 double solenoid'),
    factor: 1.62,
    longer: 48,
    use: w(
      '两只线圈分别点动换向，断电后保持最后位置，适合停电时气缸不得动作的夹紧、翻转机构。',
      'Two coils pulse it from side to side and it stays there without power, for clamps and turnovers that must not move in an outage.',
    ),
    prefix: '4V',
    digit: '20',
  },
  {
    code: '4v30',
    kind: 'three',
    name: w('三位五通电磁阀 4V中封中泄中压', 'Solenoid valve 5/3 4V'),
    brief: w('中位封闭、排气、加压三种', 'Closed, exhausted or pressurized centre'),
    keywords: ['三位五通', '中封', '中泄', '中压', '4V230C-08'],
    ways: w('三位五通 双电控', '5/3 double solenoid'),
    factor: 2.05,
    longer: 62,
    use: w(
      '中位封闭型可使气缸在行程中途停住，中泄型可用手推动，中压型两腔同时加压，按停止要求选择。',
      'Closed centre stops the cylinder mid-stroke, exhausted centre lets it be pushed by hand, pressurized centre loads both sides.',
    ),
    prefix: '4V',
    digit: '30C',
  },
  {
    code: '3v',
    kind: 'single',
    name: w('二位三通电磁阀 3V', 'Solenoid valve 3/2 3V'),
    brief: w('常闭或常开，控制单作用气缸', 'Normally closed or open, for single-acting cylinders'),
    keywords: ['二位三通', '常闭', '3V210-08'],
    ways: w('二位三通 常闭', '3/2 normally closed'),
    factor: 0.95,
    longer: 0,
    use: w(
      '用于单作用气缸、吹气、真空切换和气动蝶阀、球阀的单作用执行器。',
      'For single-acting cylinders, blowing, vacuum switching and spring-return actuators.',
    ),
    prefix: '3V',
    digit: '10',
  },
  {
    code: '4h',
    kind: 'lever',
    name: w('手扳阀 4H', 'Hand lever valve 4H'),
    brief: w('二位五通手动换向，定位可靠', '5/2 by hand, with detent'),
    keywords: ['手扳阀', '手动阀', '4H210-08', 'hand valve'],
    ways: w('二位五通 手动', '5/2 manual'),
    factor: 1.15,
    longer: 30,
    use: w(
      '用手柄直接换向，不需要电源，适合调试、小设备和有防爆要求的场合。',
      'Shifted by hand without power, for set-up, small machines and hazardous areas.',
    ),
    prefix: '4H',
    digit: '10',
  },
];

function spoolValve(line: Line): SeedProduct {
  const electric = line.kind !== 'lever';
  const drawn: AirValveShape = {
    kind: line.kind,
    body: 'aluminium',
    coil: 'black',
    mark: 'DC24V',
    length: 119 + line.longer,
    depth: 22,
    height: line.kind === 'lever' ? 108 : 61,
    port: 'G1/4',
  };
  const caption = `${line.prefix}2${line.digit}-08`;
  return airGoods({
    key: `valve-${line.code}`,
    category: 'pneumatics-control-solenoid',
    name: line.name,
    brief: line.brief,
    keywords: ['电磁阀', '换向阀', '气阀', 'solenoid valve', ...line.keywords],
    standards: ['JB/T 6378'],
    unit: UNIT.piece,
    moq: 1,
    multiple: 1,
    params: [
      p(w('位数通路', 'Function'), line.ways),
      p(w('使用压力', 'Working pressure'), '0.15~0.8', 'MPa'),
      p('temperature', '-5~60', '℃'),
      ...(electric
        ? [
            p(w('电压波动', 'Voltage tolerance'), '±10', '%'),
            p(w('功耗', 'Power'), 'DC 3.0 W / AC 3.5 VA'),
            p('ip', 'IP65'),
            p('insulation', w('F级', 'class F')),
            p(w('最高动作频率', 'Cycles'), 5, 'Hz'),
          ]
        : [p(w('定位', 'Detent'), w('钢珠定位', 'Ball detent'))]),
      p('medium', w('40 μm过滤的压缩空气', 'Compressed air filtered to 40 µm')),
      p('body', w('铝合金压铸', 'Die-cast aluminium')),
    ],
    options: electric ? [w('型号', 'Type'), w('电压', 'Voltage')] : [w('型号', 'Type')],
    pieces: BODY.flatMap((b) =>
      (electric ? VOLTS : VOLTS.slice(0, 1)).map(([mark, words]) => {
        const code = `${line.prefix}${b.series}${line.digit}-${String(b.port).padStart(2, '0')}`;
        return {
          designation: electric ? `${code} ${mark}` : code,
          at: electric ? [code, words] : [code],
          yuan: b.yuan * line.factor * (mark === 'AC110V' ? 1.06 : 1),
          grams: b.grams * (0.6 + 0.4 * line.factor),
          cm3: (b.length + line.longer) * b.depth * b.height * 0.0016,
          params: [
            p(w('接口', 'Port'), PORT[b.port] ?? ''),
            p(w('有效截面积', 'Effective area'), b.area, 'mm²'),
            p('length', b.length + line.longer, 'mm'),
            p('height', b.height, 'mm'),
          ],
        };
      }),
    ),
    text: {
      zh: [
        `${line.use.zh}${electric ? '先导式结构，功耗低、流量大。' : ''}`,
        '阀体铝合金压铸、硬质氧化，阀芯配合间隙小并装丁腈密封圈，寿命不低于2000万次。',
        '安装方向不限，避免强振动；换装前吹净管路。排气口装消声器，不用的接口用堵头封闭。多只并列时用底座汇流板共用进气和排气。',
      ],
      en: [
        `${line.use.en}${electric ? ' Pilot operated: little power, large flow.' : ''}`,
        'Die-cast, hard-anodized body, closely fitted spool with nitrile seals, good for at least 20 million cycles.',
        'Mount in any position away from strong vibration and blow the pipes clean first. Fit silencers to the exhausts and plug unused ports; several valves share air on a manifold.',
      ],
    },
    pictures: {
      shaded: () => airValvePicture(caption, drawn),
      dimension: () => airValveSheet(caption, drawn),
    },
  });
}

export const airValves = (): SeedProduct[] => [...LINES.map(spoolValve), waterValve(false), waterValve(true)];
