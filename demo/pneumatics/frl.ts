import { p, UNIT, w } from '#demo/flow/words.ts';
import { table } from '#demo/table.ts';
import { type FrlKind, frlPicture, frlSheet } from '#demo/pictures/pneumatics/air.ts';
import type { SeedProduct, Words } from '#demo/types.ts';
import { airGoods } from './air-goods.ts';

const AIR_SIZES = table(
  'series port flow wide high grams yuan',
  `
  2000 1 500 40 156 210 14
  2000 2 500 40 156 210 14
  3000 2 2000 53 182 420 21
  3000 3 2000 53 182 420 21
  4000 3 4000 70 234 830 33
  4000 4 4000 70 234 820 33
  5000 6 5500 90 310 1450 62
  5000 10 5500 90 310 1420 64`,
);

const PORT: Record<number, string> = { 1: 'G1/8', 2: 'G1/4', 3: 'G3/8', 4: 'G1/2', 6: 'G3/4', 10: 'G1' };

interface Unit {
  code: string;
  kind: FrlKind;
  name: Words;
  words: string[];
  factor: number;
  wide: number;
  use: Words;
}

export const UNITS: readonly Unit[] = [
  {
    code: 'AF',
    kind: 'filter',
    name: w('空气过滤器 AF', 'Air filter AF'),
    words: ['过滤器', '油水分离器', 'air filter'],
    factor: 0.8,
    wide: 1,
    use: w(
      '旋风分离水滴，滤芯截留固体颗粒，是气源处理的第一级。',
      'Spins off water and holds back dirt; the first stage of air preparation.',
    ),
  },
  {
    code: 'AR',
    kind: 'regulator',
    name: w('减压阀 调压阀 AR', 'Pressure regulator AR'),
    words: ['减压阀', '调压阀', 'regulator'],
    factor: 1,
    wide: 1,
    use: w(
      '把管网压力稳定在设定值，溢流式结构，下游超压时自动排气，附压力表。',
      'Holds the set pressure and vents when the outlet rises above it; with gauge.',
    ),
  },
  {
    code: 'AL',
    kind: 'lubricator',
    name: w('油雾器 AL', 'Lubricator AL'),
    words: ['油雾器', '给油器', 'lubricator'],
    factor: 0.82,
    wide: 1,
    use: w(
      '把ISO VG32透平油雾化送入气流，用于需要给油润滑的气动马达和工具。',
      'Adds a mist of ISO VG32 turbine oil to the air for motors and tools that need it.',
    ),
  },
  {
    code: 'AW',
    kind: 'filter-regulator',
    name: w('过滤减压阀 AW', 'Filter regulator AW'),
    words: ['过滤减压阀', '调压过滤器', 'filter regulator'],
    factor: 1.35,
    wide: 1,
    use: w('过滤与调压合成一体，节省安装空间。', 'Filter and regulator in one to save room.'),
  },
  {
    code: 'AC-10',
    kind: 'pair',
    name: w('气源处理二联件 AC', 'FRL unit, two parts AC'),
    words: ['二联件', '气源处理器', 'AC2010', 'FRL'],
    factor: 2.2,
    wide: 2.1,
    use: w(
      '过滤减压阀加油雾器，是单机设备常用的气源处理组合。',
      'Filter regulator and lubricator, the usual set for one machine.',
    ),
  },
  {
    code: 'AC-00',
    kind: 'triple',
    name: w('气源处理三联件 AC', 'FRL unit, three parts AC'),
    words: ['三联件', '气源处理器', 'AC2000', 'FRL'],
    factor: 2.75,
    wide: 3.15,
    use: w(
      '过滤器、减压阀、油雾器串联，流量大、便于单独维护。',
      'Filter, regulator and lubricator in a row for more flow and separate service.',
    ),
  },
];

const codeOf = (unit: Unit, series: number, port: number): string => {
  const tail = unit.code === 'AC-10' ? series + 10 : series;
  return `${unit.code.slice(0, 2)}${tail}-${String(port).padStart(2, '0')}`;
};

export const frl = (unit: Unit): SeedProduct =>
  airGoods({
    key: `frl-${unit.code.toLowerCase()}`,
    category: 'pneumatics-control-frl',
    name: w(`${unit.name.zh}系列`, `${unit.name.en} series`),
    brief: w('2000~5000系列，可选自动排水', 'Series 2000–5000, automatic drain on request'),
    keywords: ['气源处理', '空气处理', ...unit.words],
    standards: ['JB/T 7374', 'ISO 6301'],
    unit: UNIT.piece,
    moq: 1,
    multiple: 1,
    params: [
      p(w('最高使用压力', 'Highest pressure'), '1.0', 'MPa'),
      p(w('调压范围', 'Regulating range'), '0.05~0.85', 'MPa'),
      p(w('过滤精度', 'Filtration'), '25', 'µm'),
      p('temperature', '5~60', '℃'),
      p('material', w('铝合金本体，PC水杯', 'Aluminium body, polycarbonate bowl')),
      p('medium', w('压缩空气', 'Compressed air')),
    ],
    options: [w('型号', 'Type'), w('排水方式', 'Drain')],
    pieces: AIR_SIZES.flatMap((row) =>
      [w('手动排水', 'manual drain'), w('自动排水', 'automatic drain')]
        .slice(0, unit.kind === 'regulator' || unit.kind === 'lubricator' ? 1 : 2)
        .map((drain, i) => ({
          designation: `${codeOf(unit, row.series, row.port)}${i === 1 ? 'D' : ''}`,
          at: [codeOf(unit, row.series, row.port), drain],
          yuan: row.yuan * unit.factor + i * 9,
          grams: row.grams * unit.factor,
          cm3: (row.wide ** 2 * row.high * unit.wide) / 900,
          params: [
            p(w('接口', 'Port'), PORT[row.port] ?? ''),
            p(w('额定流量', 'Rated flow'), row.flow, 'L/min'),
            p('width', Math.round(row.wide * unit.wide), 'mm'),
            p('height', row.high, 'mm'),
          ],
        })),
    ),
    text: {
      zh: [
        unit.use.zh,
        '本体为铝合金压铸，水杯和油杯为聚碳酸酯并带金属护罩，可观察液位。有机溶剂、磷酸酯油会使PC杯开裂，此类环境请订金属杯。',
        '竖直安装，杯朝下，箭头与气流方向一致，下方留出取杯空间。手动排水在水位到达刻度前按下排水阀。调压时先拉起旋钮解锁，顺时针升压，调好后压下锁定。',
      ],
      en: [
        unit.use.en,
        'Die-cast aluminium body, polycarbonate bowls with metal guards show the level. Solvents and phosphate esters crack polycarbonate: order metal bowls there.',
        'Mount upright with the bowls down, arrow along the flow, and room below to take the bowl off. Drain before the mark. Pull the knob to unlock, turn clockwise to raise the pressure and push to lock.',
      ],
    },
    pictures: {
      shaded: () => frlPicture(unit.name.en, unit.kind),
      dimension: () =>
        frlSheet(`${codeOf(unit, 3000, 3)} · G3/8`, unit.kind, Math.round(53 * unit.wide), 182, 'G3/8'),
    },
  });
