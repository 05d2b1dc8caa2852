import { p, w } from '#demo/flow/words.ts';
import type { Words } from '#demo/types.ts';
import type { Variant } from './bearing-goods.ts';

export const PRECISION: readonly Variant[] = [
  { suffix: '', name: w('P0 普通级', 'class P0'), factor: 1 },
  { suffix: '/P6', name: w('P6 精密级', 'class P6'), factor: 1.22 },
];

export const STEEL = w(
  '套圈和滚动体为GCr15轴承钢，淬硬60~64 HRC，滚道超精磨，滚子带凸度以避免边缘应力。',
  'Rings and rolling elements of GCr15 at 60–64 HRC with superfinished raceways; the rollers are crowned against edge stress.',
);

export const HOT = w(
  '热装时感应加热到80~100℃，不超过120℃；冷却后复查内圈是否靠紧轴肩。润滑脂填充量取自由空间的30%~50%，高速取小值。',
  'For a shrink fit heat by induction to 80–100 °C, never above 120 °C, and check after cooling that the ring sits against the shoulder. Fill 30–50 % of the free space with grease, less at high speed.',
);

export const ADJUST = w(
  '成对使用，装配时通过垫片或锁紧螺母调整轴向游隙：一般轴承0.05~0.10 mm，汽车轮毂按规定扭矩拧紧后回退。游隙过小会发热抱死。',
  'Used in pairs with the end play set by shims or the lock nut: usually 0.05–0.10 mm; wheel hubs are tightened to torque and backed off. Too little play overheats them.',
);

export const params = (type: Words, cage: Words) => [
  p(w('类型', 'Type'), type),
  p('material', w('轴承钢 GCr15', 'Bearing steel GCr15 (100Cr6)')),
  p(w('保持架', 'Cage'), cage),
];

export const PRESSED = w('冲压钢', 'Pressed steel');

export const BRASS = w('黄铜实体', 'Machined brass');
