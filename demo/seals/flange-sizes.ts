import { w } from '#demo/flow/words.ts';
import { table } from '#demo/table.ts';

/** Flange gaskets: bore, raised-face outside for PN16 and PN40, full-face outside, bolts, bolt hole. */
export const FLANGES = table(
  'dn bore rf16 rf40 full holes bolt',
  `
  15 22 51 51 95 4 14
  20 27 61 61 105 4 14
  25 34 71 71 115 4 14
  32 43 82 82 140 4 18
  40 49 92 92 150 4 18
  50 61 107 107 165 4 18
  65 77 127 127 185 8 18
  80 89 142 142 200 8 18
  100 115 162 168 220 8 18
  125 141 192 194 250 8 18
  150 169 218 224 285 8 22
  200 220 273 290 340 12 22
  250 273 329 352 405 12 26
  300 324 384 417 460 12 26`,
);

export const MOUNT = w(
  '安装前清理密封面，不得有径向划痕；垫片对中，螺栓对角分三遍拧紧。非金属垫片不要涂油脂，以免打滑挤出；每次拆卸应更换新垫片。',
  'Clean the faces, which must have no radial scratches, centre the gasket and tighten the bolts crosswise in three passes. Do not grease non-metallic gaskets, they would slip; fit a new one after every dismantling.',
);

export const area = (d: number, D: number): number => (Math.PI / 4) * (D * D - d * d);
