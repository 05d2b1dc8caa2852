import { across, blueprint, note, upright } from '../dimension.ts';
import { axisLine, planView } from './plan.ts';
import { STANCE, extent, fit, shadedPicture } from './scene.ts';
import type { Solid } from './solids.ts';
import { type Camera, type Vec, paper } from './space.ts';

/** Which way the dimension drawing looks at the part. */
export type Side = 'front' | 'left' | 'top';
const LOOK: Record<Side, Pick<Camera, 'yaw' | 'pitch'>> = {
  front: { yaw: 0, pitch: 0 },
  left: { yaw: 90, pitch: 0 },
  top: { yaw: 0, pitch: 90 },
};

/** A measured stretch between two model points; `where` says on which side of the view its line stands. */
export interface Measure {
  view?: Side;
  from: Vec;
  to: Vec;
  where: 'below' | 'above' | 'left' | 'right';
  text: string;
}

/** A part: its solids from back to front, and what the drawing of its sizes says. */
export interface Model {
  title: string;
  solids: Solid[];
  /** What the dimension drawing shows, where that is not the same. */
  plan?: Solid[];
  stance?: Pick<Camera, 'yaw' | 'pitch'>;
  views: readonly Side[];
  measures: readonly Measure[];
  axes?: readonly { view?: Side; from: Vec; to: Vec }[];
  notes?: readonly { view?: Side; at: Vec; text: string; dx: number; dy: number }[];
  /** The size that is drawn, under the dimension drawing. */
  caption: string;
}

const STEP = 30;

function sheet(model: Model): string {
  const solids = model.plan ?? model.solids;
  return blueprint(model.caption, () => {
    const count = model.views.length;
    const list = model.views.map((view) => ({
      view,
      box: extent({ ...LOOK[view], scale: 1, x: 0, y: 0 }, solids),
    }));
    const rows = (view: Side, where: Measure['where']): number =>
      model.measures.filter((m) => (m.view ?? model.views[0]) === view && m.where === where).length;
    const most = (where: Measure['where']): number =>
      Math.max(...model.views.map((view) => rows(view, where)));
    const top = 42 + STEP * most('above');
    const bottom = 348 - STEP * most('below');
    const tight = (view: Side, box: { top: number; bottom: number }): boolean =>
      model.measures.some(
        (m) =>
          (m.view ?? model.views[0]) === view &&
          m.where === 'right' &&
          Math.abs(m.from[2] - m.to[2]) < (box.bottom - box.top) * 0.16,
      );
    const pads = list.map(({ view, box }) => {
      const slim =
        box.right - box.left < (box.bottom - box.top) * 0.55 && rows(view, 'below') + rows(view, 'above') > 0;
      return {
        left: 14 + STEP * rows(view, 'left'),
        right: 12 + STEP * rows(view, 'right') + (slim ? 48 : 0) + (tight(view, box) ? 26 : 0),
      };
    });
    const free = 364 - pads.reduce((sum, pad) => sum + pad.left + pad.right, 0);
    const widths = list.map(({ box }) => box.right - box.left);
    const high = Math.max(...list.map(({ box }) => box.bottom - box.top));
    const scale = Math.min(free / widths.reduce((a, b) => a + b, 0), (bottom - top) / high);
    const used = widths.reduce((a, b) => a + b * scale, 0);
    const gap = (free - used) / (count + 1);
    let x = 18 + gap;
    const out: string[] = [];
    list.forEach(({ view }, i) => {
      const pad = pads[i] ?? { left: 0, right: 0 };
      const wide = (widths[i] ?? 0) * scale;
      x += pad.left;
      const camera = { ...fit(LOOK[view], solids, { left: x, right: x + wide, top, bottom }), scale };
      const box = extent({ ...LOOK[view], scale, x: 0, y: 0 }, solids);
      camera.x = x - box.left;
      camera.y = (top + bottom) / 2 - (box.top + box.bottom) / 2;
      out.push(planView(camera, solids));
      for (const axis of model.axes ?? []) {
        if ((axis.view ?? model.views[0]) === view) out.push(axisLine(camera, axis.from, axis.to));
      }
      out.push(...measured(model, view, camera, extent(camera, solids)));
      x += wide + pad.right + gap;
    });
    return out;
  });
}

function measured(
  model: Model,
  view: Side,
  camera: Camera,
  box: { left: number; top: number; right: number; bottom: number },
): string[] {
  const rows = { below: 0, above: 0, left: 0, right: 0 };
  const out: string[] = [];
  for (const m of model.measures) {
    if ((m.view ?? model.views[0]) !== view) continue;
    const [a, b] = [paper(camera, m.from), paper(camera, m.to)];
    const row = ++rows[m.where];
    if (m.where === 'below' || m.where === 'above') {
      const [l, r] = a[0] <= b[0] ? [a, b] : [b, a];
      const y = m.where === 'below' ? box.bottom + STEP * row - 6 : box.top - STEP * row + 12;
      out.push(across(l[0], r[0], y, m.text, [l[1], r[1]]));
    } else {
      const [t, u] = a[1] <= b[1] ? [a, b] : [b, a];
      const x = m.where === 'left' ? box.left - STEP * row + 10 : box.right + STEP * row - 6;
      out.push(upright(t[1], u[1], x, m.text, [t[0], u[0]]));
    }
  }
  for (const n of model.notes ?? []) {
    if ((n.view ?? model.views[0]) !== view) continue;
    const [x, y] = paper(camera, n.at);
    out.push(note(x, y, x + n.dx, y + n.dy, n.text));
  }
  return out;
}

/** Both pictures of a part, drawn when they are asked for. */
export function pictures(make: () => Model): { shaded: () => string; dimension: () => string } {
  return {
    shaded: () => {
      const model = make();
      return shadedPicture(model.title, model.solids, model.stance ?? STANCE);
    },
    dimension: () => sheet(make()),
  };
}
