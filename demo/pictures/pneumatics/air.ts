import { across, blueprint, centreLine, cross, hatch, outline, thin, upright } from '../dimension.ts';
import { inkRing } from '../layers-sheet.ts';
import { tone, type Material } from '../metal.ts';
import { place, turned, bore, type View } from '../solid.ts';
import { prism } from '../prism.ts';
import { circle, drawing, EDGE, ellipse, group, line, num, path, rect, shadow, type Pen } from '../svg.ts';
import { ring, tube } from '../tube.ts';

const rim = { stroke: tone('grey', 'edge'), 'stroke-width': EDGE };

function bowl(pen: Pen, x: number, y: number, high: number, oil: boolean): string {
  return (
    path(`M${x - 34} ${y}h68v${high - 24}q0 24 -34 26q-34 -2 -34 -26Z`, {
      ...rim,
      fill: pen.fill('clear', 'post'),
    }) +
    path(`M${x - 31} ${y + high * 0.5}h62v${high * 0.28}q0 20 -31 21q-31 -1 -31 -21Z`, {
      fill: oil ? '#E8B84A' : '#A9D4EA',
      'fill-opacity': '.5',
    }) +
    rect(x - 38, y - 12, 76, 20, { ...rim, rx: 3, fill: pen.fill('black', 'post') }) +
    rect(x - 8, y + high, 16, 12, { ...rim, rx: 2, fill: pen.fill('black', 'post') })
  );
}

/** A unit of a filter, regulator or lubricator. */
function unit(pen: Pen, x: number, kind: 'filter' | 'regulator' | 'lubricator' | 'filter-regulator'): string {
  const knob = kind === 'regulator' || kind === 'filter-regulator';
  const gauge =
    circle(x, 172, 25, { ...rim, fill: pen.fill('black', 'ball') }) +
    circle(x, 172, 20, { fill: '#fff' }) +
    path(`M${x - 12} 180A14 14 0 1 1 ${x + 12} 180`, {
      fill: 'none',
      stroke: '#1D2129',
      'stroke-width': 1.6,
    }) +
    line(x, 172, x + 9, 163, { stroke: tone('red', 'body'), 'stroke-width': 2 });
  return (
    (kind !== 'regulator'
      ? bowl(pen, x, 204, 118, kind === 'lubricator')
      : rect(x - 22, 200, 44, 30, { ...rim, rx: 4, fill: pen.fill('black', 'post') })) +
    rect(x - 44, 130, 88, 76, { ...rim, rx: 6, fill: pen.fill('white', 'post') }) +
    (knob
      ? rect(x - 30, 66, 60, 52, { ...rim, rx: 6, fill: pen.fill('black', 'post') }) +
        [-20, -10, 0, 10, 20]
          .map((dx) =>
            line(x + dx, 70, x + dx, 112, { stroke: '#000', 'stroke-opacity': '.4', 'stroke-width': 1.4 }),
          )
          .join('') +
        rect(x - 26, 118, 52, 12, { ...rim, fill: pen.fill('white', 'post') }) +
        gauge
      : kind === 'lubricator'
        ? rect(x - 16, 100, 32, 30, { ...rim, rx: 4, fill: pen.fill('clear', 'post') }) +
          rect(x - 11, 88, 22, 12, { ...rim, rx: 3, fill: pen.fill('black', 'post') })
        : rect(x - 30, 118, 60, 12, { ...rim, rx: 3, fill: pen.fill('white', 'post') }))
  );
}

export type FrlKind = 'filter' | 'regulator' | 'lubricator' | 'filter-regulator' | 'pair' | 'triple';
const UNITS: Record<FrlKind, readonly Parameters<typeof unit>[2][]> = {
  filter: ['filter'],
  regulator: ['regulator'],
  lubricator: ['lubricator'],
  'filter-regulator': ['filter-regulator'],
  pair: ['filter-regulator', 'lubricator'],
  triple: ['filter', 'regulator', 'lubricator'],
};

export function frlPicture(title: string, kind: FrlKind): string {
  const units = UNITS[kind];
  const step = 96;
  const left = 200 - ((units.length - 1) * step) / 2;
  const end = left + (units.length - 1) * step;
  // Without a bowl the regulator would hang in the air.
  const drop = kind === 'regulator' ? 'translate(-30 20) scale(1.15)' : undefined;
  return drawing(title, (pen) => [
    group(
      { transform: drop },
      shadow(pen, 204, kind === 'regulator' ? 240 : 340, 60 + units.length * 42, 14),
      rect(left - 62, 150, 20, 36, { ...rim, rx: 3, fill: pen.fill('zinc', 'round') }) +
        rect(end + 42, 150, 20, 36, { ...rim, rx: 3, fill: pen.fill('zinc', 'round') }),
      ...units.map((one, i) => unit(pen, left + i * step, one)),
      ...units
        .slice(1)
        .map((_, i) =>
          rect(left + i * step + 40, 138, 16, 60, { ...rim, rx: 3, fill: pen.fill('grey', 'post') }),
        ),
    ),
  ]);
}

export function frlSheet(caption: string, kind: FrlKind, wide: number, high: number, port: string): string {
  const count = UNITS[kind].length;
  const k = Math.min(240 / wide, 230 / high);
  const [W, H] = [wide * k, high * k];
  const x = 186 - W / 2;
  const y = 190 - H / 2;
  const cell = W / count;
  return blueprint(caption, () => [
    ...UNITS[kind].map((one, i) => {
      const cx = x + cell * (i + 0.5);
      const knob = one === 'regulator' || one === 'filter-regulator';
      const head = outline(
        `M${num(cx - cell * 0.46)} ${num(y + H * 0.28)}h${num(cell * 0.92)}v${num(H * 0.22)}h${num(-cell * 0.92)}Z`,
      );
      const top = outline(
        `M${num(cx - cell * 0.26)} ${num(y + (knob ? 0 : H * 0.14))}h${num(cell * 0.52)}V${num(y + H * 0.28)}h${num(-cell * 0.52)}Z`,
      );
      const low =
        one === 'regulator'
          ? outline(
              `M${num(cx - cell * 0.2)} ${num(y + H * 0.5)}h${num(cell * 0.4)}v${num(H * 0.1)}h${num(-cell * 0.4)}Z`,
            )
          : outline(
              `M${num(cx - cell * 0.34)} ${num(y + H * 0.5)}h${num(cell * 0.68)}V${num(y + H - 12)}q0 12 ${num(-cell * 0.34)} 12q${num(-cell * 0.34)} 0 ${num(-cell * 0.34)} -12Z`,
            );
      return head + top + low + (knob ? inkRing(cx, y + H * 0.39, Math.min(cell * 0.2, H * 0.09)) : '');
    }),
    centreLine(x - 12, y + H * 0.39, x + W + 12, y + H * 0.39),
    across(x, x + W, y + H + 18, String(wide), [y + H * 0.5, y + H * 0.5]),
    upright(y, y + H, x + W + 32, String(high), [x + W - cell * 0.3, x + W - cell * 0.5]),
    upright(y + H * 0.33, y + H * 0.45, x - 20, port, [x, x]),
  ]);
}

/** A coil of plastic tube with one end standing off. */
export function coilPicture(title: string, material: Material, spiral = false): string {
  if (spiral) {
    return drawing(title, (pen) => [
      shadow(pen, 204, 268, 160, 22),
      tube('M46 300C60 250 70 236 92 226', 13, material, 'round'),
      ...Array.from({ length: 8 }, (_, i) => tube(ring(108 + i * 26, 196, 20, 62), 13, material)),
      tube('M314 226C336 236 344 262 356 300', 13, material, 'round'),
    ]);
  }
  return drawing(title, (pen) => [
    shadow(pen, 204, 312, 150, 26),
    ...Array.from({ length: 5 }, (_, i) =>
      tube(ring(200, 268 - i * 21, 132 - (i % 2) * 2, 52), 21, material),
    ),
    tube('M330 190C352 150 330 116 292 98', 20, material, 'round'),
    ellipse(291, 98, 8, 10, { fill: tone(material, 'edge'), transform: 'rotate(-62 291 98)' }),
  ]);
}

/** Cut of a tube or hose: outside and inside diameter. */
export function tubeSheet(caption: string, outer: number, inner: number, layers = 1): string {
  const R = 96;
  const r = (inner / outer) * R;
  return blueprint(caption, (pen) => [
    circle(160, 180, R, { fill: hatch(pen), stroke: '#1B4F8A', 'stroke-width': 2 }),
    layers > 1
      ? circle(160, 180, r + (R - r) * 0.62, {
          fill: 'none',
          stroke: '#1B4F8A',
          'stroke-width': 3.4,
          'stroke-dasharray': '5 3',
        })
      : '',
    layers > 2
      ? circle(160, 180, r + (R - r) * 0.4, {
          fill: 'none',
          stroke: '#1B4F8A',
          'stroke-width': 3.4,
          'stroke-dasharray': '5 3',
        })
      : '',
    inkRing(160, 180, r),
    cross(160, 180, R + 14),
    across(160 - R, 160 + R, 318, `⌀${outer}`, [180, 180]),
    across(160 - r, 160 + r, 56, `⌀${inner}`, [180, 180]),
    outline(`M306 ${180 - R}h36v${2 * R}h-36Z`),
    thin(`M306 ${num(180 - r)}h36M306 ${num(180 + r)}h36`),
    upright(180 - R, 180 - r, 364, String(Math.round((outer - inner) * 5) / 10), [342, 342]),
  ]);
}

/** A hydraulic hose with pressed fittings at both ends, or its bare end with the braid showing. */
export function hosePicture(title: string, fitted: boolean): string {
  const end = (pen: Pen, view: View, f: boolean): string =>
    f
      ? place(
          view,
          turned(pen, view, [-4, 34], 21, 'zinc'),
          turned(pen, view, [4, 8], 22, 'zinc', 'none'),
          turned(pen, view, [14, 18], 22, 'zinc', 'none'),
          turned(pen, view, [34, 46], 13, 'zinc'),
          prism(pen, view, [44, 72], 26, 'zinc'),
          bore(pen, view, 72, 15, 20, 'zinc', false),
        )
      : place(
          view,
          turned(pen, view, [0, 22], 15, 'steel', 'none'),
          turned(pen, view, [22, 40], 11.5, 'black'),
          bore(pen, view, 40, 8, 30, 'black', false),
        );
  return drawing(title, (pen) => [
    shadow(pen, 204, 300, 150, 26),
    tube('M108 120C40 200 80 300 190 296S330 200 286 112', 34, 'rubber'),
    end(pen, { x: 108, y: 122, angle: -52, tilt: 0.42, scale: 1 }, fitted),
    end(pen, { x: 286, y: 114, angle: -112, tilt: 0.42, scale: 1 }, fitted),
  ]);
}

/** A blow gun, for the air line. */
export function gunPicture(title: string, material: Material): string {
  return drawing(title, (pen) => [
    shadow(pen, 214, 330, 110, 18),
    group(
      { transform: 'rotate(-8 200 180)' },
      path(
        'M96 128H262Q280 128 282 146L300 300Q302 318 284 318H258Q244 318 242 304L228 196Q226 184 214 184H110Q96 184 96 170Z',
        { fill: pen.fill(material, 'face'), stroke: tone(material, 'edge'), 'stroke-width': EDGE },
      ),
      rect(28, 146, 70, 14, {
        rx: 3,
        fill: pen.fill('chrome', 'round'),
        stroke: tone('steel', 'edge'),
        'stroke-width': EDGE,
      }),
      path('M150 186Q176 250 232 246L226 200Q222 186 208 186Z', {
        fill: pen.fill('black', 'face'),
        stroke: tone('black', 'edge'),
        'stroke-width': EDGE,
      }),
      rect(256, 316, 32, 26, {
        rx: 2,
        fill: pen.fill('brass', 'post'),
        stroke: tone('brass', 'edge'),
        'stroke-width': EDGE,
      }),
    ),
  ]);
}
