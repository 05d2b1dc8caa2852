import type { Material } from '../metal.ts';
import { lathe, type Model, nut, type Solid, X } from '../scene/index.ts';
import { type Named, rounded } from './fitting.ts';

/** Pieces of a straight fitting from the far end to the near one. */
export type Part =
  | { kind: 'hex'; length: number; flats: number; sides?: number; hole?: number }
  | { kind: 'thread'; length: number; r: number; hole?: number }
  | { kind: 'round'; length: number; r: number; to?: number; hole?: number }
  | { kind: 'barb'; length: number; r: number; hole?: number }
  | { kind: 'step'; length: number; r: number; hole?: number };

/** A straight fitting put together of hexagons, threads, barbs and barrels along the pipe; the first part is nearest. */
export function straight(
  s: Named & { parts: readonly (Part & { material?: Material })[]; extra?: Solid[] },
): Model {
  let x = 0;
  let most = 0;
  const built: Solid[][] = s.parts.map((part) => {
    const material = part.material ?? s.material;
    const from = x;
    x += part.length;
    const hole = part.hole ? { hole: part.hole } : {};
    most = Math.max(most, part.kind === 'hex' ? part.flats / 2 : part.r);
    if (part.kind === 'hex') {
      const prism = nut(X, [0, 0, 0], from + part.length * 0.04, x, part.flats, material, part.sides ?? 6);
      return [
        prism,
        lathe(
          X,
          [0, 0, 0],
          [
            [from, part.flats * 0.475],
            [from + part.length * 0.06, part.flats * 0.485],
          ],
          material,
          hole,
        ),
      ];
    }
    if (part.kind === 'thread') {
      return [
        lathe(
          X,
          [0, 0, 0],
          [
            [from, part.r * 0.92],
            [from + part.r * 0.08, part.r],
            [x, part.r],
          ],
          material,
          { ...hole, thread: [from, x, 2] },
        ),
      ];
    }
    if (part.kind === 'barb') {
      const count = Math.max(3, Math.round(part.length / (part.r * 0.62)));
      const step = part.length / count;
      const teeth = Array.from(
        { length: count },
        (_, i) =>
          [
            [from + i * step, part.r * 0.84],
            [from + (i + 0.96) * step, part.r],
            [from + (i + 1) * step, part.r * 0.84],
          ] as const,
      ).flat();
      return [lathe(X, [0, 0, 0], teeth, material, hole)];
    }
    return [
      lathe(
        X,
        [0, 0, 0],
        [
          [from, part.r],
          [x, part.kind === 'round' ? (part.to ?? part.r) : part.r],
        ],
        material,
        hole,
      ),
    ];
  });
  const lead = s.parts[0];
  const r = lead ? (lead.kind === 'hex' ? lead.flats / 2 : lead.r) : most;
  return {
    ...s,
    solids: [...built.reverse().flat(), ...(s.extra ?? [])],
    views: ['front'],
    measures: [
      { from: [0, 0, -most], to: [x, 0, -most], where: 'below', text: `L ${rounded(x)}` },
      { from: [0, 0, -r], to: [0, 0, r], where: 'left', text: `⌀${rounded(r * 2)}` },
      { from: [x, 0, -most], to: [x, 0, most], where: 'right', text: rounded(most * 2) },
    ],
    axes: [{ from: [0, 0, 0], to: [x, 0, 0] }],
  };
}
