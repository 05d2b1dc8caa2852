import { layersSheet } from '../layers-sheet.ts';
import type { Pictures } from '../tools/sketch.ts';
import { mechanicalSealLayers, mechanicalSealPicture } from './seal.ts';

/** A mechanical seal for a shaft of 25 mm. */
export const mechanicalSeal = (
  title: string,
  code: string,
  kind: 'bellows' | 'multi' | 'cone',
): Pictures => ({
  shaded: () =>
    mechanicalSealPicture(title, 25, kind === 'bellows' ? 42 : 40, kind === 'multi' ? 48 : 42, kind),
  dimension: () =>
    layersSheet(`${code} · ⌀25`, {
      layers: mechanicalSealLayers(25, 40, 40, kind).filter(
        (l) => l.from !== l.to && l.trace.kind !== 'hole',
      ),
      measures: [
        { length: [0, 39.2], text: 'L 40' },
        { diameter: 40, at: 0, text: '⌀40' },
        { diameter: 25, at: 39.2, text: '⌀25', left: true },
      ],
    }),
});
