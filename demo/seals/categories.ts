import { w } from '#demo/flow/words.ts';
import { gasketPicture, lipSealPicture, ringSealPicture } from '#demo/pictures/seals/seal.ts';
import { oRingPicture, packingPicture, rollPicture } from '#demo/pictures/seals/loose.ts';
import type { SeedCategory, Words } from '#demo/types.ts';

const group = (key: string, name: Words, picture: () => string): SeedCategory => ({
  key: `seals-${key}`,
  parent: 'seals',
  name,
  picture,
});
const leaf = (parent: string, key: string, name: Words): SeedCategory => ({
  key: `seals-${parent}-${key}`,
  parent: `seals-${parent}`,
  name,
});

export const sealCategories: SeedCategory[] = [
  { key: 'seals', name: w('密封件', 'Seals'), picture: () => oRingPicture('Seals', 40, 5.3, 'rubber') },
  group('static', w('静密封', 'Static seals'), () =>
    gasketPicture('Gaskets', 61, 107, 3, 'carbide', { wound: true }),
  ),
  leaf('static', 'oring', w('O形圈 国标', 'O-rings, metric')),
  leaf('static', 'oring-inch', w('O形圈 AS568', 'O-rings, AS568')),
  leaf('static', 'gasket', w('垫片 密封垫圈', 'Gaskets and sealing washers')),
  group('rotary', w('旋转密封', 'Rotary seals'), () => lipSealPicture('Rotary seals', 30, 52, 7, 'rubber')),
  leaf('rotary', 'oil', w('骨架油封', 'Rotary shaft seals')),
  leaf('rotary', 'mechanical', w('机械密封', 'Mechanical seals')),
  group('hydraulic', w('液压气动密封', 'Hydraulic seals'), () =>
    ringSealPicture('Hydraulic seals', 40, 50, 9, 'blue', true),
  ),
  group('packing', w('盘根填料', 'Gland packing'), () => packingPicture('Packing', 'carbide', 'steel')),
  group('sheet', w('橡胶板 生料带', 'Rubber sheet and tape'), () =>
    rollPicture('Rubber sheet', 'rubber', 'white', false),
  ),
];
