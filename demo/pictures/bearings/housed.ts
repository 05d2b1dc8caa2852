import { across, blueprint, cross, outline, upright } from '../dimension.ts';
import { inkRing } from '../layers-sheet.ts';
import { tone, type Material } from '../metal.ts';
import { circle, drawing, EDGE, ellipse, group, num, path, shadow, type Pen } from '../svg.ts';

export type HousingKind = 'pillow' | 'square' | 'oval';

export interface HousingShape {
  kind: HousingKind;
  /** Shaft; length over feet or side of the flange; distance of the bolts; foot width or flange depth; shaft height; height over all. */
  d: number;
  length: number;
  bolts: number;
  depth: number;
  height: number;
  tall: number;
  hole: number;
  body: Material;
}

/** Outline of the casting seen from the front, centred on the shaft, in px per mm. */
function contour(h: HousingShape, k: number): string {
  const L = (h.length / 2) * k;
  if (h.kind === 'pillow') {
    const R = (h.tall - h.height) * k;
    const foot = h.height * k;
    const thick = h.height * 0.42 * k;
    return `M${num(-L)} ${num(foot)}V${num(foot - thick + 6)}Q${num(-L)} ${num(foot - thick)} ${num(-L + 8)} ${num(foot - thick)}H${num(-R * 1.28)}Q${num(-R)} ${num(foot - thick)} ${num(-R)} 0A${num(R)} ${num(R)} 0 0 1 ${num(R)} 0Q${num(R)} ${num(foot - thick)} ${num(R * 1.28)} ${num(foot - thick)}H${num(L - 8)}Q${num(L)} ${num(foot - thick)} ${num(L)} ${num(foot - thick + 6)}V${num(foot)}Z`;
  }
  if (h.kind === 'square') {
    const c = L * 0.3;
    return `M${num(-L + c)} ${num(-L)}H${num(L - c)}Q${num(L)} ${num(-L)} ${num(L)} ${num(-L + c)}V${num(L - c)}Q${num(L)} ${num(L)} ${num(L - c)} ${num(L)}H${num(-L + c)}Q${num(-L)} ${num(L)} ${num(-L)} ${num(L - c)}V${num(-L + c)}Q${num(-L)} ${num(-L)} ${num(-L + c)} ${num(-L)}Z`;
  }
  const R = (h.tall / 2) * k;
  const end = (h.length / 2 - h.bolts / 2) * k;
  const b = (h.bolts / 2) * k;
  return `M${num(-b)} ${num(-end)}L${num(-R * 0.62)} ${num(-R * 0.8)}A${num(R)} ${num(R)} 0 0 1 ${num(R * 0.62)} ${num(-R * 0.8)}L${num(b)} ${num(-end)}A${num(end)} ${num(end)} 0 0 1 ${num(b)} ${num(end)}L${num(R * 0.62)} ${num(R * 0.8)}A${num(R)} ${num(R)} 0 0 1 ${num(-R * 0.62)} ${num(R * 0.8)}L${num(-b)} ${num(end)}A${num(end)} ${num(end)} 0 0 1 ${num(-b)} ${num(-end)}Z`;
}

function boltPlaces(h: HousingShape): readonly (readonly [number, number])[] {
  const b = h.bolts / 2;
  if (h.kind === 'square')
    return [
      [-b, -b],
      [b, -b],
      [-b, b],
      [b, b],
    ];
  return h.kind === 'oval'
    ? [
        [-b, 0],
        [b, 0],
      ]
    : [];
}

/** The insert bearing in the housing: rings, seal, and the inner ring that stands out. */
function insert(pen: Pen, h: HousingShape, k: number): string {
  const r = (h.d / 2) * k;
  const R = Math.min(
    h.kind === 'pillow' ? (h.tall - h.height) * k * 0.8 : (h.length / 2) * k * 0.66,
    r * 2.3,
  );
  const rim = { stroke: tone('steel', 'edge'), 'stroke-width': EDGE };
  const at = (
    x: number,
    radius: number,
    material: Material,
    shading: 'end' | 'bore' | 'post' | 'face',
  ): string => ellipse(x, -x * 0.25, radius * 0.97, radius, { ...rim, fill: pen.fill(material, shading) });
  return (
    at(0, R * 1.12, h.body, 'end') +
    at(1, R, 'black', 'bore') +
    at(1, R * 0.97, 'chrome', 'end') +
    at(2, R * 0.82, 'rubber', 'end') +
    at(3, r * 1.42, 'chrome', 'post') +
    at(7, r * 1.42, 'chrome', 'end') +
    at(7.5, r, 'chrome', 'bore') +
    circle(7 - r * 0.7, -r * 0.98, Math.max(2, r * 0.12), { fill: tone('black', 'deep') })
  );
}

/** A mounted bearing seen from the front, a little from the side. */
export function housedPicture(title: string, h: HousingShape): string {
  const k = Math.min(318 / h.length, 250 / h.tall);
  const drop = h.kind === 'pillow' ? h.height * k : 0;
  const cy = h.kind === 'pillow' ? 196 + (h.tall / 2) * k - drop : 192;
  const d = contour(h, k);
  const rim = { stroke: tone(h.body, 'edge'), 'stroke-width': EDGE, 'stroke-linejoin': 'round' };
  const thick = Math.min(26, h.depth * k * 0.5);
  const layers = [1, 0.75, 0.5, 0.25].map((share) =>
    path(d, {
      fill: tone(h.body, share === 1 ? 'deep' : 'shade'),
      transform: `translate(${num(-thick * share)} ${num(-thick * share * 0.35)})`,
      stroke: share === 1 ? tone(h.body, 'edge') : undefined,
      'stroke-width': EDGE,
    }),
  );
  return drawing(title, (pen) => [
    shadow(
      pen,
      198,
      h.kind === 'pillow' ? cy + drop : 192 + (h.kind === 'square' ? h.length / 2 : h.tall / 2) * k,
      (h.length / 2) * k * (h.kind === 'pillow' ? 1.08 : 0.8),
      20,
    ),
    group(
      { transform: `translate(205 ${num(cy)})` },
      ...layers,
      path(d, { ...rim, fill: pen.fill(h.body, 'face') }),
      ...boltPlaces(h).map(
        ([x, y]) =>
          ellipse(x * k, y * k, (h.hole / 2) * k * 1.5, (h.hole / 2) * k * 1.5, {
            ...rim,
            fill: pen.fill(h.body, 'end'),
          }) +
          ellipse(x * k, y * k, (h.hole / 2) * k, (h.hole / 2) * k, {
            ...rim,
            fill: pen.fill('black', 'bore'),
          }),
      ),
      h.kind === 'pillow'
        ? [-1, 1]
            .map((side) =>
              ellipse(
                side * (h.bolts / 2) * k,
                (h.height - h.height * 0.42) * k,
                h.hole * k * 0.95,
                h.hole * k * 0.28,
                { ...rim, fill: tone('black', 'deep') },
              ),
            )
            .join('')
        : '',
      insert(pen, h, k),
    ),
  ]);
}

export function housedSheet(caption: string, h: HousingShape): string {
  const k = Math.min(230 / h.length, 190 / h.tall);
  const drop = h.kind === 'pillow' ? h.height * k : 0;
  const [cx, cy] = [190, h.kind === 'pillow' ? 168 + (h.tall / 2) * k - drop : 176];
  const low = h.kind === 'pillow' ? cy + drop : cy + (h.kind === 'square' ? h.length / 2 : h.tall / 2) * k;
  const top =
    h.kind === 'pillow'
      ? cy - (h.tall - h.height) * k
      : cy - (h.kind === 'square' ? h.length / 2 : h.tall / 2) * k;
  const r = (h.d / 2) * k;
  const half = (h.length / 2) * k;
  const b = (h.bolts / 2) * k;
  return blueprint(caption, () => [
    group({ transform: `translate(${cx} ${num(cy)})` }, outline(contour(h, k))),
    inkRing(cx, cy, Math.min(r * 2.1, half * 0.6), '#EEF4FB'),
    inkRing(cx, cy, r * 1.4, '#EEF4FB'),
    inkRing(cx, cy, r),
    ...boltPlaces(h).map(([x, y]) => inkRing(cx + x * k, cy + y * k, (h.hole / 2) * k)),
    cross(cx, cy, r * 1.4 + 16),
    across(cx - b, cx + b, low + 28, `e ${h.bolts}`, [
      h.kind === 'pillow' ? low : cy,
      h.kind === 'pillow' ? low : cy,
    ]),
    across(cx - half, cx + half, low + 56, `a ${h.length}`, [low, low]),
    across(cx - r, cx + r, top - 16, `⌀${h.d}`, [cy, cy]),
    h.kind === 'pillow' ? upright(cy, low, 52, `h ${h.height}`, [cx, cx - half]) : '',
    h.kind === 'square'
      ? ''
      : upright(top, low, 352, `${h.kind === 'pillow' ? 'w' : 'b'} ${h.tall}`, [cx, cx + half]),
  ]);
}
