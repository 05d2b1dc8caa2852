import type { Goods } from '#demo/flow/goods.ts';
import { text } from '#demo/works/words.ts';

export const T = {
  oil: text(
    [
      '黏度等级按 GB/T 3141(ISO 3448)：46 表示 40 ℃ 运动黏度 41.4 至 50.6 mm²/s。环境温度 0 至 40 ℃ 的一般设备多用 46，冬季或高速轻载用 32，高温重载用 68。',
      'Viscosity grades to GB/T 3141 (ISO 3448): 46 means 41.4 to 50.6 mm²/s at 40 °C. Most machines between 0 and 40 °C use 46, cold or fast light duty 32, hot heavy duty 68.',
    ],
    [
      '新油加入前应过滤(液压系统不低于 10 μm)；不同品牌或类型的油不要混用，换油时须清洗油箱与滤芯。',
      'Filter new oil before filling (10 μm or finer for hydraulics); do not mix brands or types, and clean tank and filter at a change.',
    ],
    [
      '换油判据：黏度变化超过 ±10%、酸值增加超过 0.3 mgKOH/g、水分大于 0.1% 或颜色严重变深。废油须交有资质单位回收。',
      'Change when viscosity is off by 10 %, acid number has risen by 0.3 mgKOH/g, water is above 0.1 % or the oil is very dark. Hand used oil to a licensed collector.',
    ],
  ),
  grease: text(
    [
      'NLGI 2 号脂最通用，3 号用于高转速电机轴承，1 号或 0 号用于集中润滑。锂基脂使用温度一般为 -20 至 120 ℃。',
      'NLGI 2 suits most uses, 3 fast motor bearings, 1 or 0 central systems. Lithium greases serve from about -20 to 120 °C.',
    ],
    [
      '轴承填脂量为内部自由空间的三分之一至二分之一，高转速取小值；过量会发热。',
      'Fill a bearing to a third or half of its free space, less at high speed: too much heats it up.',
    ],
    [
      '不同稠化剂的润滑脂(如锂基与聚脲)不应混用，会变稀流失。',
      'Do not mix greases of different thickeners, such as lithium and polyurea: they soften and leak.',
    ],
  ),
  cut: text(
    [
      '水溶性切削液按 5% 至 10% 用软水稀释，先加水后加油；用折光仪每日监测浓度，PH 保持 8.5 至 9.5。',
      'Dilute water-soluble coolant at 5 to 10 % with soft water, oil into water; check with a refractometer daily and keep pH at 8.5 to 9.5.',
    ],
    [
      '防锈与防腐：工件停留超过一天应喷防锈油；切削液发臭说明细菌滋生，应清箱换液。',
      'Spray rust preventive on parts that wait more than a day; a smelly coolant has bacteria: clean the tank and refill.',
    ],
  ),
  care: text(
    [
      '使用前阅读安全技术说明书(SDS)，远离火源，通风使用，配备手套与护目镜；废弃物按危险废物处置。',
      'Read the safety data sheet first; keep from fire, ventilate, wear gloves and goggles, and dispose of waste as hazardous.',
    ],
    [
      '气雾罐不得在 50 ℃ 以上存放或刺破、焚烧；喷前摇匀，距表面 20 至 30 cm。',
      'Keep spray cans below 50 °C and never pierce or burn them. Shake, and spray from 20 to 30 cm.',
    ],
  ),
} satisfies Record<string, Goods['text']>;
