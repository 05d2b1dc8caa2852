import { w } from '#demo/flow/words.ts';
import { q } from '#demo/works/words.ts';
import { benchMachine } from '#demo/pictures/tools/power/bench-machine.ts';
import { heatGun } from '#demo/pictures/tools/power/heat-gun.ts';
import { onSole } from '#demo/pictures/tools/power/on-sole.ts';
import { pics, type Tool } from './tool.ts';

export const bench: Tool[] = [
  {
    key: 'sander-orbital',
    zh: '圆形砂光机 吸尘',
    en: 'Random orbital sander',
    kind: 'corded',
    category: 'power-tools-grind',
    search: '砂光机 打磨机 圆盘 偏心',
    norm: 'GB/T 3883.4',
    brand: 'jinlv',
    options: [w('底盘', 'Pad'), w('调速', 'Speed')],
    rows: [
      [['125 mm', w('定速', 'Fixed')], 168, 1600],
      [['125 mm', w('调速', 'Variable')], 198, 1650],
      [['150 mm', w('调速', 'Variable')], 288, 2300],
    ],
    params: [q('power', '300-450', 'W'), q({ zh: '偏心', en: 'Orbit' }, '2.5 / 5', 'mm')],
    pictures: onSole({ ...pics('圆形砂光机', '⌀125 · 300 W', 'orange'), L: 230, kind: 'sander' }),
  },
  {
    key: 'heat-gun',
    zh: '热风枪 调温',
    en: 'Heat gun',
    kind: 'corded',
    category: 'power-tools-other',
    search: '热风枪 烤枪 热缩管 贴膜',
    norm: 'GB 4706.1',
    brand: 'jinlv',
    options: [w('功率', 'Power'), w('显示', 'Display')],
    rows: [
      [['1600 W', w('两档', 'Two steps')], 78, 700],
      [['2000 W', w('无级旋钮', 'Dial')], 108, 760],
      [['2000 W', w('数显', 'Digital')], 148, 800],
    ],
    params: [q('temperature', '60-600', '℃'), q({ zh: '风量', en: 'Air flow' }, '250 / 500', 'L/min')],
    pictures: heatGun({ ...pics('热风枪', '2000 W', 'orange'), L: 250 }),
  },
  {
    key: 'grinder-bench',
    zh: '台式砂轮机',
    en: 'Bench grinder',
    kind: 'bench',
    category: 'power-tools-other',
    search: '台式砂轮机 砂轮 磨刀',
    norm: 'JB/T 4143',
    brand: 'zhuanding',
    options: [w('砂轮', 'Wheel'), w('电压', 'Voltage')],
    rows: (
      [
        ['125 mm', 158, 7000],
        ['150 mm', 198, 9500],
        ['200 mm', 318, 17000],
        ['250 mm', 520, 33000],
      ] as const
    ).flatMap(([d, y, g]) => ['220 V', '380 V'].map((v) => [[d, v], y, g] as const)),
    params: [q('speed', 2850, 'r/min'), q('power', '150-750', 'W')],
    pictures: benchMachine({ ...pics('台式砂轮机', '⌀200', 'blue'), kind: 'grinder', W: 400, H: 270 }),
  },
  {
    key: 'drill-press',
    zh: '台式钻床',
    en: 'Bench drill press',
    kind: 'bench',
    category: 'power-tools-other',
    search: '台钻 钻床 小型台钻',
    norm: 'GB/T 4017',
    brand: 'zhuanding',
    options: [w('最大钻孔', 'Capacity'), w('电压', 'Voltage')],
    rows: (
      [
        ['13 mm', 620, 35000],
        ['16 mm', 980, 60000],
        ['20 mm', 1680, 95000],
        ['25 mm', 2680, 145000],
      ] as const
    ).flatMap(([d, y, g]) => ['220 V', '380 V'].map((v) => [[d, v], y, g] as const)),
    params: [
      q('power', '370-1100', 'W'),
      q({ zh: '主轴锥度', en: 'Spindle taper' }, 'B16 / MT2'),
      q('speed', '450-2600', 'r/min'),
    ],
    pictures: benchMachine({ ...pics('台钻', '16 mm · 550 W', 'green'), kind: 'press', W: 340, H: 680 }),
    lead: 3,
  },
  {
    key: 'vacuum-wet-dry',
    zh: '工业干湿吸尘器',
    en: 'Wet and dry vacuum',
    kind: 'corded',
    category: 'power-tools-other',
    search: '吸尘器 吸水 工业 桶式',
    norm: 'GB 4706.7',
    options: [w('容积', 'Tank'), w('功率', 'Power')],
    rows: [
      [['15 L', '1200 W'], 218, 6500],
      [['30 L', '1600 W'], 318, 9500],
      [['60 L', '2000 W'], 560, 17000],
      [['80 L', '3000 W'], 780, 24000],
    ],
    params: [q({ zh: '真空度', en: 'Vacuum' }, '18-24', 'kPa'), q('body', w('不锈钢桶', 'Stainless tank'))],
    pictures: benchMachine({ ...pics('吸尘器', '30 L · 1600 W', 'yellow'), kind: 'vacuum', W: 400, H: 590 }),
  },
];
