import { across, blueprint, centreLine, hatch, outline, thin, upright } from './dimension.ts';
import { traceLayer, type Layer } from './layers.ts';
import { circle, num, type Pen } from './svg.ts';

/** A size to be written on a sheet: a length between two positions, or a diameter (or a width over the axis) at one. */
export type Measure =
  | { length: readonly [number, number]; text: string; above?: boolean; row?: number }
  | { diameter: number; at: number; text: string; left?: boolean; row?: number };

export interface SheetPlan {
  layers: readonly Layer[];
  measures: readonly Measure[];
  /** Room for the view, when rows of dimensions need more of the sheet. */
  room?: readonly [wide: number, high: number];
  /** Draws more onto the sheet with the same scale. */
  more?: (pen: Pen, X: (axial: number) => number, Y: (cross: number) => number) => string;
  /** Holes are shown cut, with hatched walls. */
  section?: boolean;
}

/** Side view of a part of layers (near end to the left) with its measures. */
export function layersSheet(caption: string, plan: SheetPlan): string {
  const { layers, measures, room = [210, 210] } = plan;
  const from = Math.min(...layers.map((layer) => layer.from));
  const to = Math.max(...layers.map((layer) => layer.to));
  const reach = Math.max(...layers.map((layer) => Math.max(layer.r, layer.trace.near)));
  const scale = Math.min(room[0] / (to - from), room[1] / (2 * reach));
  const middle = (from + to) / 2;
  const X = (axial: number): number => 196 - (axial - middle) * scale;
  const Y = (cross: number): number => 184 + cross * scale;
  const radiusAt = (axial: number): number => {
    const there = layers.filter(
      (l) =>
        l.trace.kind !== 'hole' &&
        l.trace.kind !== 'none' &&
        l.from <= axial + 0.001 &&
        l.to >= axial - 0.001,
    );
    return there.length > 0 ? Math.max(...there.map((l) => Math.max(l.r, l.trace.near))) : reach;
  };
  const holes = layers.filter((layer) => layer.trace.kind === 'hole');
  const measure = (m: Measure): string => {
    if ('length' in m) {
      const [a, b] = m.length;
      const [left, right] = X(a) < X(b) ? [a, b] : [b, a];
      const side = m.above === true ? -1 : 1;
      const y = Y(side * reach) + side * (24 + 26 * (m.row ?? 0));
      return across(X(left), X(right), y, m.text, [Y(side * radiusAt(left)), Y(side * radiusAt(right))]);
    }
    const r = m.diameter / 2;
    const x = m.left === true ? X(to) - 22 - 26 * (m.row ?? 0) : X(from) + 24 + 26 * (m.row ?? 0);
    return upright(Y(-r), Y(r), x, m.text, [X(m.at), X(m.at)]);
  };
  return blueprint(caption, (pen) => {
    const traced = layers.map((layer) => traceLayer(layer, X, Y));
    const cut = plan.section === true;
    const fill = cut ? hatch(pen) : undefined;
    const open = holes.map((h) => {
      const box = `M${num(X(h.from))} ${num(Y(-h.r))}H${num(X(h.to))}V${num(Y(h.r))}H${num(X(h.from))}Z`;
      return cut ? outline(box, { fill: '#fff' }) : thin(box, { 'stroke-dasharray': '6 3' });
    });
    return [
      ...traced.map((t) => (t.outline === '' ? '' : outline(t.outline, fill === undefined ? {} : { fill }))),
      ...traced.map((t, i) => (t.thin === '' || layers[i]?.trace.kind === 'hole' ? '' : thin(t.thin))),
      ...open,
      plan.more?.(pen, X, Y) ?? '',
      centreLine(X(to) - 14, Y(0), X(from) + 14, Y(0)),
      ...measures.map(measure),
    ];
  });
}

/** A small ring in blueprint ink, for bolt holes and balls. */
export const inkRing = (x: number, y: number, r: number, fill = '#fff'): string =>
  circle(x, y, r, { fill, stroke: '#1B4F8A', 'stroke-width': 2 });
