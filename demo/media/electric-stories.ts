import { story, type Story } from './story.ts';

/** Electric, pneumatic, sealing and cutting. */
export const ELECTRIC_STORIES: readonly Story[] = [
  story(
    'breaker-curve',
    0,
    ['电机回路为什么用 D 型', 'Why motors take curve D'],
    [
      '启动电流能到额定的 5 到 7 倍，C 型会误跳。',
      'The starting current is five to seven times the rated one, and curve C would trip.',
    ],
  ),
  story(
    'breaker-curve',
    2,
    ['断路器接线扭矩别超标', 'Mind the torque of the terminals'],
    [
      '按端子标注的扭矩拧紧，软线加冷压端头。',
      'Tighten to the torque on the terminal and crimp a ferrule on stranded wire.',
    ],
  ),
  story(
    'motor-plate',
    0,
    ['一分钟读懂电机铭牌', 'A motor plate in one minute'],
    [
      '功率、极数、机座号、防护等级和接法，缺一不可。',
      'Power, poles, frame, protection and connection: all of them matter.',
    ],
  ),
  story(
    'motor-plate',
    4,
    ['YE4 比 YE3 每年省多少电', 'What YE4 saves over YE3 in a year'],
    ['以 15 kW 全年 4000 小时计，约省 700 度电。', 'At 15 kW and 4,000 hours a year it is about 700 kWh.'],
  ),
  story(
    'air-cylinder',
    0,
    ['缸径怎么算', 'Sizing a cylinder'],
    [
      '推力等于压力乘活塞面积，再除以 0.7 的负载率。',
      'Force is pressure times area; divide by a load rate of 0.7.',
    ],
    29,
  ),
  story(
    'air-cylinder',
    1,
    ['气缸装配线：每只都试漏', 'The cylinder line: each one is leak tested'],
    ['0.1 和 0.9 兆帕两档压力各保压 10 秒。', 'Ten seconds each at 0.1 and at 0.9 MPa.'],
    29,
  ),
  story(
    'o-ring-material',
    0,
    ['丁腈、氟胶、三元乙丙怎么选', 'NBR, FKM or EPDM'],
    [
      '矿物油用丁腈，高温和燃油用氟胶，热水蒸汽和制动液用三元乙丙。',
      'Mineral oil takes NBR, heat and fuel FKM, hot water, steam and brake fluid EPDM.',
    ],
    33,
  ),
  story(
    'o-ring-material',
    2,
    ['沟槽压缩量多少合适', 'How much squeeze in the groove'],
    ['静密封 15% 到 25%，往复动密封 10% 到 18%。', 'Static seals 15–25 %, moving ones 10–18 %.'],
    34,
  ),
  story(
    'twist-drill',
    0,
    ['钻不锈钢：含钴钻头加低转速', 'Stainless steel: cobalt drill, low speed'],
    ['切速 10 到 15 米每分钟，进给不要停，冷却要足。', 'Cut at 10–15 m/min, keep feeding, and cool well.'],
    37,
  ),
  story(
    'twist-drill',
    3,
    ['同一块 304 打 50 个孔对比', 'Fifty holes in the same plate'],
    [
      '普通高速钢第 18 个孔开始崩刃，含钴 5% 打满 50 个。',
      'Plain HSS chips at the 18th hole; five percent cobalt drills all fifty.',
    ],
    37,
  ),
];
