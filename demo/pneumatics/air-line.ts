import type { SeedProduct } from '#demo/types.ts';
import { gun } from './blow-gun.ts';
import { frl, UNITS } from './frl.ts';
import { hose } from './hoses.ts';
import { tubeGoods, TUBES } from './tubes.ts';

export const airLine = (): SeedProduct[] => [
  ...UNITS.map(frl),
  ...TUBES.map(tubeGoods),
  gun(),
  hose(1, false),
  hose(2, false),
  hose(1, true),
  hose(2, true),
];
