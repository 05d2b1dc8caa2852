import { drawing, element, label, line, num, path, type Attributes, type Pen } from './svg.ts';

/** Blueprint ink: outlines, thin lines, and the tint that fills cut material. */
export const INK = '#1B4F8A';
const PALE = '#6C93BF';
const TINT = '#EEF4FB';
const OUTLINE = 2;
const THIN = 1;
const ARROW = 8;

/** A visible outline; filled with the tint of paper unless `fill` says otherwise. */
export const outline = (d: string, attributes: Attributes = {}): string =>
  path(d, { fill: TINT, stroke: INK, 'stroke-width': OUTLINE, 'stroke-linejoin': 'round', ...attributes });

/** Thread roots, hidden detail, projection lines. */
export const thin = (d: string, attributes: Attributes = {}): string =>
  path(d, { fill: 'none', stroke: INK, 'stroke-width': THIN, ...attributes });

export const hidden = (d: string): string => thin(d, { 'stroke-dasharray': '6 3' });

export const centreLine = (x1: number, y1: number, x2: number, y2: number): string =>
  line(x1, y1, x2, y2, { stroke: PALE, 'stroke-width': THIN, 'stroke-dasharray': '14 3 3 3' });

/** Centre lines through a round view. */
export const cross = (x: number, y: number, reach: number): string =>
  centreLine(x - reach, y, x + reach, y) + centreLine(x, y - reach, x, y + reach);

/** Hatching of cut material, as a value for `fill`; `mirrored` for the neighbouring part. */
export function hatch(pen: Pen, mirrored = false): string {
  const turn = mirrored ? -45 : 45;
  return pen.define((id) =>
    element(
      'pattern',
      { id, width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` },
      `<rect width="7" height="7" fill="#F6F9FD"/><path d="M0 0V7" stroke="${INK}" stroke-width="1.1"/>`,
    ),
  );
}

function arrowHead(x: number, y: number, towards: number): string {
  const at = (reach: number, aside: number): string => {
    const dx = -reach * Math.cos(towards) - aside * Math.sin(towards);
    const dy = -reach * Math.sin(towards) + aside * Math.cos(towards);
    return `${num(x + dx)} ${num(y + dy)}`;
  };
  return `M${num(x)} ${num(y)}L${at(ARROW, 2.6)}L${at(ARROW, -2.6)}Z`;
}

const arrows = (d: string): string => path(d, { fill: INK });
const write = (x: number, y: number, text: string, attributes: Attributes = {}): string =>
  label(x, y, text, 15, {
    fill: INK,
    'paint-order': 'stroke',
    stroke: '#fff',
    'stroke-width': 4,
    ...attributes,
  });

/** Room below which arrows and text stand outside the measured stretch. */
const NARROW = 34;

/** A horizontal dimension at height `y` between x1 < x2; `from` are the heights where its projection lines start. */
export function across(
  x1: number,
  x2: number,
  y: number,
  text: string,
  from: readonly [number, number],
): string {
  const beyond = (start: number): number => (y >= start ? y + 5 : y - 5);
  const projections = `M${num(x1)} ${num(from[0])}V${num(beyond(from[0]))}M${num(x2)} ${num(from[1])}V${num(beyond(from[1]))}`;
  const tight = x2 - x1 < NARROW;
  const wide = text.length * 8.2;
  const outside = tight || wide > x2 - x1 - 6;
  const reach = tight ? 20 : 0;
  const shaft = thin(`${projections}M${num(x1 - reach)} ${num(y)}H${num(outside ? x2 + 20 + wide : x2)}`);
  const heads = tight
    ? arrowHead(x1, y, 0) + arrowHead(x2, y, Math.PI)
    : arrowHead(x1, y, Math.PI) + arrowHead(x2, y, 0);
  const words = outside ? write(x2 + 20 + wide / 2, y - 5, text) : write((x1 + x2) / 2, y - 5, text);
  return shaft + arrows(heads) + words;
}

/** A vertical dimension at `x` between y1 < y2; `from` are where its projection lines start. */
export function upright(
  y1: number,
  y2: number,
  x: number,
  text: string,
  from: readonly [number, number],
): string {
  const beyond = (start: number): number => (x >= start ? x + 5 : x - 5);
  const projections = `M${num(from[0])} ${num(y1)}H${num(beyond(from[0]))}M${num(from[1])} ${num(y2)}H${num(beyond(from[1]))}`;
  const tight = y2 - y1 < NARROW;
  const outside = tight || text.length * 8.2 > y2 - y1 - 6;
  const reach = tight ? 20 : 0;
  const shaft = thin(`${projections}M${num(x)} ${num(y1 - reach)}V${num(y2 + reach)}`);
  const heads = tight
    ? arrowHead(x, y1, Math.PI / 2) + arrowHead(x, y2, -Math.PI / 2)
    : arrowHead(x, y1, -Math.PI / 2) + arrowHead(x, y2, Math.PI / 2);
  const middle = (y1 + y2) / 2;
  const left = from[0] > x;
  const words = outside
    ? write(x + (left ? -6 : 6), tight ? middle + 5 : middle + 5, text, {
        'text-anchor': left ? 'end' : 'start',
      })
    : write(x - 5, middle, text, { transform: `rotate(-90 ${num(x - 5)} ${num(middle)})` });
  return shaft + arrows(heads) + words;
}

/** A note with an arrow at (x, y) and its words beside the knee (kx, ky). */
export function note(x: number, y: number, kx: number, ky: number, text: string): string {
  const right = kx >= x;
  const end = kx + (right ? 1 : -1) * 10;
  const shaft = thin(`M${num(x)} ${num(y)}L${num(kx)} ${num(ky)}H${num(end)}`);
  const head = arrows(arrowHead(x, y, Math.atan2(y - ky, x - kx)));
  return (
    shaft + head + write(end + (right ? 4 : -4), ky + 5, text, { 'text-anchor': right ? 'start' : 'end' })
  );
}

/** A sheet in blueprint ink with a quiet frame; `caption` names the standard and the size that is drawn. */
export function blueprint(caption: string, draw: (pen: Pen) => readonly string[]): string {
  const frame = path('M10 10H390V390H10ZM10 362H390', { fill: 'none', stroke: PALE, 'stroke-width': THIN });
  const size = caption.length > 44 ? 12 : 15;
  const words = label(200, 381, caption, size, { fill: INK, 'font-weight': '600' });
  const unit = label(384, 24, 'mm', 11, { fill: PALE, 'text-anchor': 'end' });
  return drawing(caption, (pen) => [frame, words, unit, ...draw(pen)], 'b');
}
