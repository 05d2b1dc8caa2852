import { across, blueprint, centreLine, note, upright } from '../dimension.ts';
import { tone, type Material, type Shading } from '../metal.ts';
import { EDGE, drawing, element, group, num, shadow, type Pen, type Point } from '../svg.ts';

/** One closed or open line of a flat drawing in mm, and what it is made of. */
export interface Shape {
  d: string;
  material: Material;
  /** `flat` one even tone, `line` only its edge, `dark` a deep opening. */
  shading: Shading | 'flat' | 'line' | 'dark';
  /** Drawn in the picture, on the sheet, or (by default) on both. */
  only?: 'picture' | 'sheet';
  opacity?: number;
  /** Edge in multiples of the common line weight; 0 for none. */
  edge?: number;
  clip?: string;
}

/** Lettering on a part: centre, height of the letters in mm, colour. */
export interface Lettering {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  turn?: number;
}

export type Measure =
  | { x: readonly [number, number]; y?: readonly [number, number]; side: 'above' | 'below'; text: string }
  | { y: readonly [number, number]; x?: readonly [number, number]; side: 'left' | 'right'; text: string }
  | { at: Point; to: Point; text: string };

/** A part seen from one side: shapes from back to front, all in mm, y downwards. */
export interface Sketch {
  title: string;
  caption: string;
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
  /** What the picture shows, where the sheet has a further view beside it. */
  pictureBox?: readonly [number, number, number, number];
  shapes: readonly Shape[];
  letters?: readonly Lettering[];
  measures: readonly Measure[];
  axes?: readonly (readonly [number, number, number, number])[];
  /** How the part lies in the picture, in degrees; lying parts throw a soft shadow, standing ones stand on one. */
  turn?: number;
  standing?: boolean;
  /** Further copies of the part in the picture, shifted and turned (mm, degrees), drawn below it. */
  also?: readonly { dx: number; dy: number; turn?: number; scale?: number }[];
}

const fill = (pen: Pen, shape: Shape): string => {
  if (shape.shading === 'line') return 'none';
  if (shape.shading === 'dark') return tone(shape.material, 'edge');
  if (shape.shading === 'flat') return tone(shape.material, 'body');
  return pen.fill(shape.material, shape.shading);
};

function paint(pen: Pen, sketch: Sketch, scale: number): string {
  const shapes = sketch.shapes.filter((shape) => shape.only !== 'sheet').map((shape) =>
    element('path', {
      d: shape.d,
      fill: fill(pen, shape),
      'fill-rule': 'evenodd',
      stroke: shape.edge === 0 ? undefined : tone(shape.material, 'edge'),
      'stroke-width': String(Number(((EDGE * (shape.edge ?? 1)) / scale).toPrecision(3))),
      opacity: shape.opacity === undefined ? undefined : String(shape.opacity),
      'clip-path': shape.clip === undefined ? undefined : pen.define((id) => `<clipPath id="${id}"><path d="${shape.clip}"/></clipPath>`),
    }),
  );
  const letters = (sketch.letters ?? []).map((l) =>
    element('text', {
      x: String(l.x), y: String(l.y + l.size * 0.36), 'font-size': String(l.size), 'text-anchor': 'middle', 'font-weight': '700', fill: l.fill,
      transform: l.turn === undefined ? undefined : `rotate(${l.turn} ${l.x} ${l.y})`,
    }, l.text.replace(/&/g, '&#38;').replace(/</g, '&#60;')),
  );
  return [...shapes, ...letters].join('');
}

/** The shaded picture of a flat drawing. */
export function sketchPicture(sketch: Sketch): string {
  const [x0, y0, x1, y1] = sketch.pictureBox ?? sketch.box;
  const angle = ((sketch.turn ?? 0) * Math.PI) / 180;
  const copies = [{ dx: 0, dy: 0, turn: 0, scale: 1 }, ...(sketch.also ?? [])];
  const corners: Point[] = copies.flatMap((copy) => {
    const own = ((copy.turn ?? 0) * Math.PI) / 180;
    return ([[x0, y0], [x1, y0], [x1, y1], [x0, y1]] as const).map(([x, y]): Point => {
      const k = copy.scale ?? 1;
      const px = copy.dx + k * (x * Math.cos(own) - y * Math.sin(own));
      const py = copy.dy + k * (x * Math.sin(own) + y * Math.cos(own));
      return [px * Math.cos(angle) - py * Math.sin(angle), px * Math.sin(angle) + py * Math.cos(angle)];
    });
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(324 / (right - left), 318 / (bottom - top));
  const cx = 200 - ((left + right) / 2) * scale;
  const cy = 196 - ((top + bottom) / 2) * scale;
  return drawing(sketch.title, (pen) => {
    const body = paint(pen, sketch, scale);
    const under = (sketch.also ?? []).map((copy) =>
      group({ transform: `translate(${copy.dx} ${copy.dy}) rotate(${copy.turn ?? 0}) scale(${copy.scale ?? 1})` }, body),
    );
    const turned = group(
      { transform: `translate(${num(cx)} ${num(cy)}) rotate(${sketch.turn ?? 0}) scale(${scale.toPrecision(5)})`, 'stroke-linejoin': 'round' },
      ...under,
      body,
    );
    if (sketch.standing === true) {
      const wide = ((right - left) * scale) / 2;
      return [shadow(pen, 206, cy + bottom * scale - 3, wide * 1.06, Math.min(24, 8 + wide * 0.09)), turned];
    }
    const soft = pen.define(
      (id) => `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="5" dy="9" stdDeviation="6" flood-color="#1D2129" flood-opacity=".3"/></filter>`,
    );
    return [group({ filter: soft }, turned)];
  });
}

const STEP = 28;

/** The sheet with the sizes of a flat drawing. */
export function sketchSheet(sketch: Sketch): string {
  const [x0, y0, x1, y1] = sketch.box;
  const rows = { above: 0, below: 0, left: 0, right: 0 };
  for (const m of sketch.measures) if ('side' in m) rows[m.side] += 1;
  // Words of a narrow stretch stand outside it and need room of their own.
  const words = (side: 'left' | 'right'): number =>
    Math.max(0, ...sketch.measures.map((m) =>
      'side' in m && m.side === side && ((m.y as readonly [number, number])[1] - (m.y as readonly [number, number])[0]) / Math.max(x1 - x0, y1 - y0) < 0.3 ? m.text.length * 8.2 - 8 : 0));
  const tail = Math.max(0, ...sketch.measures.map((m) =>
    'side' in m && (m.side === 'below' || m.side === 'above') && m.x !== undefined && m.x[1] > x1 - (x1 - x0) * 0.04 && (m.x[1] - m.x[0]) / (x1 - x0) < 0.16 ? m.text.length * 8.2 + 16 : 0));
  const area = { left: 26 + STEP * rows.left + words('left'), right: 374 - Math.max(STEP * rows.right + words('right'), tail), top: 42 + STEP * rows.above, bottom: 342 - STEP * rows.below };
  const scale = Math.min((area.right - area.left) / (x1 - x0), (area.bottom - area.top) / (y1 - y0));
  const ox = (area.left + area.right) / 2 - ((x0 + x1) / 2) * scale;
  const oy = (area.top + area.bottom) / 2 - ((y0 + y1) / 2) * scale;
  const X = (x: number): number => ox + x * scale;
  const Y = (y: number): number => oy + y * scale;
  const at = { above: 0, below: 0, left: 0, right: 0 };
  const measured = (m: Measure): string => {
    if ('to' in m) return note(X(m.at[0]), Y(m.at[1]), X(m.at[0]) + m.to[0], Y(m.at[1]) + m.to[1], m.text);
    const row = ++at[m.side];
    if (m.side === 'above' || m.side === 'below') {
      const [a, b] = m.x as readonly [number, number];
      const y = m.side === 'above' ? Y(y0) - STEP * row + 8 : Y(y1) + STEP * row - 4;
      const [from, to] = m.y ?? (m.side === 'above' ? [y0, y0] : [y1, y1]);
      return across(X(a), X(b), y, m.text, [Y(from), Y(to)]);
    }
    const [a, b] = m.y as readonly [number, number];
    const x = m.side === 'left' ? X(x0) - STEP * row + 8 : X(x1) + STEP * row - 4;
    const [from, to] = m.x ?? (m.side === 'left' ? [x0, x0] : [x1, x1]);
    return upright(Y(a), Y(b), x, m.text, [X(from), X(to)]);
  };
  return blueprint(sketch.caption, (pen) => [
    group(
      { transform: `translate(${num(ox)} ${num(oy)}) scale(${scale.toPrecision(5)})`, 'stroke-linejoin': 'round' },
      ...sketch.shapes.filter((shape) => shape.only !== 'picture').map((shape) =>
        element('path', {
          d: shape.d,
          fill: shape.shading === 'line' ? 'none' : shape.shading === 'dark' || shape.shading === 'bore' ? '#fff' : '#EEF4FB',
          'fill-rule': 'evenodd',
          stroke: '#1B4F8A',
          'stroke-width': String(Number(((shape.edge === 0 || shape.shading === 'line' ? 0.9 : 1.7) / scale).toPrecision(3))),
          'clip-path': shape.clip === undefined ? undefined : pen.define((id) => `<clipPath id="${id}"><path d="${shape.clip}"/></clipPath>`),
        }),
      ),
    ),
    ...(sketch.axes ?? []).map(([a, b, c, d]) => centreLine(X(a), Y(b), X(c), Y(d))),
    ...sketch.measures.map(measured),
  ]);
}

export interface Pictures {
  shaded: () => string;
  dimension: () => string;
}

/** Both pictures of a flat drawing, made when they are asked for. */
export function sketched(make: () => Sketch): Pictures {
  return { shaded: () => sketchPicture(make()), dimension: () => sketchSheet(make()) };
}
