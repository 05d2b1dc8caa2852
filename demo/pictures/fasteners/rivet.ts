import { layersSheet } from '../layers-sheet.ts';
import type { Material } from '../metal.ts';
import type { Pictures } from '../tools/sketch.ts';
import { anchorPicture, rivetLayers } from './anchor.ts';

/** A blind rivet 4×12. */
export const rivet = (material: Material): Pictures => ({
  shaded: () => anchorPicture('Blind rivet 4×12', rivetLayers(4, 8, 12, material)),
  dimension: () =>
    layersSheet('ISO 15977 · 4×12', {
      layers: rivetLayers(4, 8, 12, material),
      room: [260, 120],
      measures: [
        { length: [-12, 0], text: 'l 12' },
        { diameter: 4, at: -12, text: '⌀4' },
        { diameter: 8, at: 0.4, text: 'dk 8', left: true },
      ],
    }),
});
