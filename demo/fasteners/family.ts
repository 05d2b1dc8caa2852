import type { SeedFamily } from '#demo/types.ts';
import { anchors } from './anchors.ts';
import { rivets } from './rivets.ts';
import { fastenerCategories } from './categories.ts';
import { circlips } from './circlips.ts';
import { eyeBolts } from './eye-bolts.ts';
import { hexBolts } from './hex-bolts.ts';
import { machineScrews } from './machine-screws.ts';
import { nuts } from './nuts.ts';
import { pins } from './pins.ts';
import { rods } from './rods.ts';
import { socketScrews } from './socket-screws.ts';
import { washers } from './washers.ts';
import { woodScrews } from './wood-screws.ts';

/** Fasteners by DIN, ISO and GB in the strength classes and finishes of the trade. */
export const fasteners = (): SeedFamily => ({
  categories: fastenerCategories,
  products: [
    ...hexBolts(),
    ...socketScrews(),
    ...machineScrews(),
    ...woodScrews(),
    ...nuts(),
    ...washers(),
    ...rods(),
    ...pins(),
    ...circlips(),
    ...rivets(),
    ...anchors(),
    ...eyeBolts(),
  ],
});
