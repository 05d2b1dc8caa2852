import { tone } from '../metal.ts';
import { drawing, EDGE, element, group, num, type Pen, type Point, shadow } from '../svg.ts';
import type { Shape, Sketch } from './sketch.ts';

const fill = (pen: Pen, shape: Shape): string => {
  if (shape.shading === 'line') return 'none';
  if (shape.shading === 'dark') return tone(shape.material, 'edge');
  if (shape.shading === 'flat') return tone(shape.material, 'body');
  return pen.fill(shape.material, shape.shading);
};

function paint(pen: Pen, sketch: Sketch, scale: number): string {
  const shapes = sketch.shapes
    .filter((shape) => shape.only !== 'sheet')
    .map((shape) =>
      element('path', {
        d: shape.d,
        fill: fill(pen, shape),
        'fill-rule': 'evenodd',
        stroke: shape.edge === 0 ? undefined : tone(shape.material, 'edge'),
        'stroke-width': String(Number(((EDGE * (shape.edge ?? 1)) / scale).toPrecision(3))),
        opacity: shape.opacity === undefined ? undefined : String(shape.opacity),
        'clip-path':
          shape.clip === undefined
            ? undefined
            : pen.define((id) => `<clipPath id="${id}"><path d="${shape.clip}"/></clipPath>`),
      }),
    );
  const letters = (sketch.letters ?? []).map((l) =>
    element(
      'text',
      {
        x: String(l.x),
        y: String(l.y + l.size * 0.36),
        'font-size': String(l.size),
        'text-anchor': 'middle',
        'font-weight': '700',
        fill: l.fill,
        transform: l.turn === undefined ? undefined : `rotate(${l.turn} ${l.x} ${l.y})`,
      },
      l.text.replace(/&/g, '&#38;').replace(/</g, '&#60;'),
    ),
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
    return (
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ] as const
    ).map(([x, y]): Point => {
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
      group(
        { transform: `translate(${copy.dx} ${copy.dy}) rotate(${copy.turn ?? 0}) scale(${copy.scale ?? 1})` },
        body,
      ),
    );
    const turned = group(
      {
        transform: `translate(${num(cx)} ${num(cy)}) rotate(${sketch.turn ?? 0}) scale(${scale.toPrecision(5)})`,
        'stroke-linejoin': 'round',
      },
      ...under,
      body,
    );
    if (sketch.standing === true) {
      const wide = ((right - left) * scale) / 2;
      return [shadow(pen, 206, cy + bottom * scale - 3, wide * 1.06, Math.min(24, 8 + wide * 0.09)), turned];
    }
    const soft = pen.define(
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="5" dy="9" stdDeviation="6" flood-color="#1D2129" flood-opacity=".3"/></filter>`,
    );
    return [group({ filter: soft }, turned)];
  });
}
