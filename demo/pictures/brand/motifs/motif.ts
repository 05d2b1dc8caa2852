import type { Trade } from '#lib/seed/types.ts';
import { extent, fit, paint, STANCE, type Extent } from '../../scene/scene.ts';
import type { Solid } from '../../scene/index.ts';
import { shadow, type Pen } from '../../svg.ts';
import { anchors, housing, nuts, rollers } from './market.ts';
import { bearings, cable, cutting, electrical, fasteners } from './drive.ts';
import { fittings, pipes, pneumatics, pumps, seals, valves } from './flow.ts';
import { handTools, powerTools, safety } from './goods.ts';
import { chemicals, packaging } from './stock.ts';

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

/** More goods of the trades that fill a market of their own. */
const MORE: Partial<Record<Trade, readonly (() => Solid[])[]>> = {
  fasteners: [anchors, nuts],
  bearings: [housing, rollers],
};

export const bayCount = (trades: readonly Trade[]): number =>
  trades.length === 1 ? 1 + (MORE[trades[0] ?? 'valves']?.length ?? 0) : Math.min(3, trades.length);

/** The `bay`-th window of a market that deals in `trades`. */
export function window(pen: Pen, trades: readonly Trade[], bay: number, box: Extent): string {
  const only = trades[0] ?? 'fasteners';
  const extra = trades.length === 1 && bay > 0 ? MORE[only]?.[bay - 1] : undefined;
  return standing(pen, extra ? extra() : MOTIFS[trades[bay] ?? only](), box);
}

/** The typical goods of a trade, shaded, filling the box as far as they go; they stand on a light ground. */
export function motif(pen: Pen, trade: Trade, box: Extent): string {
  return standing(pen, MOTIFS[trade](), box);
}

function standing(pen: Pen, solids: Solid[], box: Extent): string {
  const camera = fit(STANCE, solids, box);
  const seen = extent(camera, solids);
  const half = (seen.right - seen.left) / 2;
  const rest = shadow(
    pen,
    (seen.left + seen.right) / 2 + 6,
    seen.bottom - half * 0.03,
    half * 1.02,
    Math.min(26, 9 + half * 0.09),
  );
  return rest + paint(pen, camera, solids).join('');
}
