import type { SeedProduct } from '#demo/types.ts';
import { blades } from './blades.ts';
import { burrs } from './burrs.ts';
import { files } from './files.ts';
import { holeSaws } from './hole-saws.ts';
import { spade } from './spade.ts';
import { stepped } from './stepped.ts';
import { strips } from './strips.ts';

export const sawing: SeedProduct[] = [
  ...holeSaws,
  ...blades,
  ...strips,
  ...files,
  ...stepped,
  ...burrs,
  spade,
];
