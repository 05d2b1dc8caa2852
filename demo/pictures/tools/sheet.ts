import { across, blueprint, centreLine, note, upright } from '../dimension.ts';
import { element, group, num } from '../svg.ts';
import type { Measure, Sketch } from './sketch.ts';

const STEP = 28;

/** The sheet with the sizes of a flat drawing. */
export function sketchSheet(sketch: Sketch): string {
  const [x0, y0, x1, y1] = sketch.box;
  const rows = { above: 0, below: 0, left: 0, right: 0 };
  for (const m of sketch.measures) if ('side' in m) rows[m.side] += 1;
  // Words of a narrow stretch stand outside it and need room of their own.
  const words = (side: 'left' | 'right'): number =>
    Math.max(
      0,
      ...sketch.measures.map((m) =>
        'side' in m &&
        m.side === side &&
        ((m.y as readonly [number, number])[1] - (m.y as readonly [number, number])[0]) /
          Math.max(x1 - x0, y1 - y0) <
          0.3
          ? m.text.length * 8.2 - 8
          : 0,
      ),
    );
  const tail = Math.max(
    0,
    ...sketch.measures.map((m) =>
      'side' in m &&
      (m.side === 'below' || m.side === 'above') &&
      m.x !== undefined &&
      m.x[1] > x1 - (x1 - x0) * 0.04 &&
      (m.x[1] - m.x[0]) / (x1 - x0) < 0.16
        ? m.text.length * 8.2 + 16
        : 0,
    ),
  );
  const area = {
    left: 26 + STEP * rows.left + words('left'),
    right: 374 - Math.max(STEP * rows.right + words('right'), tail),
    top: 42 + STEP * rows.above,
    bottom: 342 - STEP * rows.below,
  };
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
      {
        transform: `translate(${num(ox)} ${num(oy)}) scale(${scale.toPrecision(5)})`,
        'stroke-linejoin': 'round',
      },
      ...sketch.shapes
        .filter((shape) => shape.only !== 'picture')
        .map((shape) =>
          element('path', {
            d: shape.d,
            fill:
              shape.shading === 'line'
                ? 'none'
                : shape.shading === 'dark' || shape.shading === 'bore'
                  ? '#fff'
                  : '#EEF4FB',
            'fill-rule': 'evenodd',
            stroke: '#1B4F8A',
            'stroke-width': String(
              Number(((shape.edge === 0 || shape.shading === 'line' ? 0.9 : 1.7) / scale).toPrecision(3)),
            ),
            'clip-path':
              shape.clip === undefined
                ? undefined
                : pen.define((id) => `<clipPath id="${id}"><path d="${shape.clip}"/></clipPath>`),
          }),
        ),
    ),
    ...(sketch.axes ?? []).map(([a, b, c, d]) => centreLine(X(a), Y(b), X(c), Y(d))),
    ...sketch.measures.map(measured),
  ]);
}
