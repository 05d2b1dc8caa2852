import type { Trade } from '../../types.ts';
import { extent, fit, paint, STANCE, type Extent } from '../scene/scene.ts';
import type { Solid } from '../scene/index.ts';
import { shadow, type Pen } from '../svg.ts';
import { bearings, cable, cutting, electrical, fasteners } from './motif-drive.ts';
import { fittings, pipes, pneumatics, pumps, seals, valves } from './motif-flow.ts';
import { chemicals, handTools, packaging, powerTools, safety } from './motif-goods.ts';

const MOTIFS: Record<Trade, () => Solid[]> = {
  fasteners,
  bearings,
  valves,
  fittings,
  pipes,
  cable,
  electrical,
  pumps,
  pneumatics,
  seals,
  cutting,
  'hand-tools': handTools,
  'power-tools': powerTools,
  safety,
  chemicals,
  packaging,
};

/** The typical goods of a trade, shaded, filling the box as far as they go; they stand on a light ground. */
export function motif(pen: Pen, trade: Trade, box: Extent): string {
  const solids = MOTIFS[trade]();
  const camera = fit(STANCE, solids, box);
  const seen = extent(camera, solids);
  const half = (seen.right - seen.left) / 2;
  const rest = shadow(pen, (seen.left + seen.right) / 2 + 6, seen.bottom - half * 0.03, half * 1.02, Math.min(26, 9 + half * 0.09));
  return rest + paint(pen, camera, solids).join('');
}
