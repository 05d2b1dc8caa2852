import type { Text } from '#demo/flow/goods.ts';
import { w } from '#demo/flow/words.ts';
import type { Words } from '#demo/types.ts';

export const MCB: Text = {
  zh: [
    '小型断路器按曲线选型：C型瞬时脱扣5~10 In，用于照明、插座和一般配电；D型10~14 In，用于电动机、变压器等冲击电流较大的回路；B型3~5 In用于长线路和电子设备。',
    '额定电流按 Ib ≤ In ≤ Iz 选取：不小于计算电流，不大于导线载流量。柜内多只并排安装温升增加，6只以上宜乘0.8。环境温度基准30℃，每升高10℃约降容6%。',
    '35 mm DIN导轨安装，模数宽18 mm；接线可夹1~25 mm²（大电流1~35 mm²），端子扭矩2~2.5 N·m。1P+N、2P用于单相，3P、4P用于三相，TN-S一般不断中性线，TT系统须断中性线。',
  ],
  en: [
    'Choose the curve by the load: C trips at once at 5–10 In, for lighting, sockets and general circuits; D at 10–14 In, for motors and transformers; B at 3–5 In, for long lines and electronics.',
    'The rated current is no less than the load and no more than the wire carries. Rows of six and more heat each other: reckon with 0.8. Ratings are for 30 °C; lose about 6 % for every 10 °C more.',
    'For 35 mm DIN rail, 18 mm a pole; terminals take 1–25 mm² (1–35 in large frames) at 2–2.5 N·m. 1P+N and 2P for single phase, 3P and 4P for three; TT systems must break the neutral.',
  ],
};

export const POLES = [
  [1, 1],
  [2, 2.05],
  [3, 3.1],
  [4, 4.2],
] as const;

export const poleWords = (n: number): Words => w(`${n}P`);
