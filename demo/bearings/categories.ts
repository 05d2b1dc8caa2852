import { w } from '#demo/flow/words.ts';
import { bearingPicture, type BearingKind } from '#demo/pictures/bearings/bearing.ts';
import { housedPicture } from '#demo/pictures/bearings/housed.ts';
import { chainPicture } from '#demo/pictures/bearings/chain.ts';
import type { SeedCategory, Words } from '#demo/types.ts';

const picture = (kind: BearingKind, d: number, D: number, B: number, T?: number) => (): string =>
  bearingPicture('Bearing', {
    kind,
    d,
    D,
    B,
    ...(T === undefined ? {} : { T }),
    cage: kind === 'open' ? 'zinc' : 'brass',
  });
const group = (key: string, name: Words, draw: () => string): SeedCategory => ({
  key: `bearings-${key}`,
  parent: 'bearings',
  name,
  picture: draw,
});
const leaf = (parent: string, key: string, name: Words): SeedCategory => ({
  key: `bearings-${parent}-${key}`,
  parent: `bearings-${parent}`,
  name,
});

export const bearingCategories: SeedCategory[] = [
  { key: 'bearings', name: w('轴承传动', 'Bearings and drives'), picture: picture('open', 25, 62, 17) },
  group('ball', w('球轴承', 'Ball bearings'), picture('seal', 20, 47, 14)),
  leaf('ball', 'deep', w('深沟球轴承', 'Deep groove ball bearings')),
  leaf('ball', 'angular', w('角接触球轴承', 'Angular contact ball bearings')),
  group('roller', w('滚子轴承', 'Roller bearings'), picture('taper', 30, 62, 16, 17.25)),
  leaf('roller', 'taper', w('圆锥滚子轴承', 'Taper roller bearings')),
  leaf('roller', 'cylindrical', w('圆柱滚子轴承', 'Cylindrical roller bearings')),
  leaf('roller', 'spherical', w('调心滚子轴承', 'Spherical roller bearings')),
  group('thrust', w('推力轴承', 'Thrust bearings'), picture('thrust', 30, 47, 11)),
  group('needle', w('滚针轴承', 'Needle bearings'), picture('needle', 20, 26, 16)),
  group('linear', w('直线轴承', 'Linear bearings'), picture('linear', 20, 32, 42)),
  group('housed', w('带座轴承', 'Housed bearings'), () =>
    housedPicture('Housed bearings', {
      kind: 'pillow',
      d: 25,
      length: 140,
      bolts: 105,
      depth: 38,
      height: 36.5,
      tall: 71,
      hole: 13,
      body: 'green',
    }),
  ),
  group('drive', w('传动件', 'Drive components'), () => chainPicture('Drive components', 1, 'steel')),
  leaf('drive', 'chains', w('链条 链轮', 'Chains and sprockets')),
  leaf('drive', 'belts', w('传动带', 'Belts')),
  leaf('drive', 'couplings', w('联轴器', 'Couplings')),
];
