import { beltCover } from '#lib/seed/drawings/brand/belt-cover.ts';
import { EAST_BELTS } from './east.ts';
import { HEBEI_BELTS } from './hebei.ts';
import { SHANDONG_ANHUI_BELTS } from './shandong-anhui.ts';
import { SHUNDE_BELT } from './shunde.ts';
import type { BeltText, SeedBelt } from './types.ts';
import { ZHEJIANG_SOUTH_BELTS } from './zhejiang-south.ts';

const TEXTS: readonly BeltText[] = [
  ...HEBEI_BELTS,
  ...SHANDONG_ANHUI_BELTS,
  ...EAST_BELTS,
  ...ZHEJIANG_SOUTH_BELTS,
  SHUNDE_BELT,
];

/** The belts in display order: north to south. */
export const BELTS: readonly SeedBelt[] = TEXTS.map((belt) => ({
  ...belt,
  cover: () => beltCover(belt, TEXTS),
}));
