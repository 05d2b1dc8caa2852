import { face, hole, layersPicture, turn } from '../layers.ts';
import { type Material, mix, tone } from '../metal.ts';
import { circle, drawing, EDGE, ellipse, group, line, path, rect, shadow } from '../svg.ts';
import { ring, tube } from '../tube.ts';

/** O-rings lying one on another; the thickness shows their true section. */
export function oRingPicture(title: string, inner: number, section: number, material: Material): string {
  const outer = inner + 2 * section;
  const r = 128;
  const thick = Math.max(9, Math.min(46, (section / outer) * 2 * r));
  const mean = r - thick / 2;
  const cast = (cx: number, cy: number, size: number): string =>
    [14, 6]
      .map((grow) =>
        path(ring(cx + 7, cy + 11, mean * size, mean * size * 0.62), {
          fill: 'none',
          stroke: '#1D2129',
          'stroke-opacity': '.09',
          'stroke-width': thick * size + grow,
        }),
      )
      .join('');
  const lying = (cx: number, cy: number, size: number): string =>
    cast(cx, cy, size) + tube(ring(cx, cy, mean * size, mean * size * 0.62), thick * size, material);
  return drawing(title, () => [lying(176, 172, 1), lying(262, 268, 0.62)]);
}

/** Braided packing in a coil: a square rope with its diamond plait. */
export function packingPicture(title: string, material: Material, fleck: Material): string {
  const spiral = (r: number): string => ring(196, 204, r, r * 0.66);
  const radii = [142, 112, 82];
  return drawing(title, (pen) => [
    shadow(pen, 204, 300, 164, 34),
    ...radii.flatMap((r) => [
      path(spiral(r), {
        fill: 'none',
        stroke: tone(material, 'edge'),
        'stroke-width': 29,
        transform: 'translate(0 9)',
      }),
      path(spiral(r), {
        fill: 'none',
        stroke: tone(material, 'deep'),
        'stroke-width': 27,
        transform: 'translate(0 8)',
      }),
      path(spiral(r), { fill: 'none', stroke: tone(material, 'edge'), 'stroke-width': 28 }),
      path(spiral(r), { fill: 'none', stroke: tone(material, 'body'), 'stroke-width': 26 }),
      path(spiral(r), {
        fill: 'none',
        stroke: tone(material, 'light'),
        'stroke-width': 24,
        'stroke-dasharray': '7 7',
      }),
      path(spiral(r), {
        fill: 'none',
        stroke: tone(material, 'shade'),
        'stroke-width': 12,
        'stroke-dasharray': '7 7',
        'stroke-dashoffset': '7',
      }),
      path(spiral(r), {
        fill: 'none',
        stroke: mix(tone(material, 'light'), tone(fleck, 'light'), 0.7),
        'stroke-width': 8,
        'stroke-dasharray': '5 9',
        'stroke-dashoffset': '3',
      }),
    ]),
    group(
      { transform: 'rotate(26 300 128)' },
      rect(286, 108, 78, 30, {
        rx: 3,
        fill: pen.fill(material, 'round'),
        stroke: tone(material, 'edge'),
        'stroke-width': EDGE,
      }),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        path(`M${292 + i * 11} 110l8 13l-8 13`, {
          fill: 'none',
          stroke: tone(material, 'deep'),
          'stroke-width': 1.4,
        }),
      ),
    ),
  ]);
}

/** A roll of sheet or tape standing on its end or lying. */
export function rollPicture(title: string, material: Material, core: Material, tape: boolean): string {
  if (tape) {
    return layersPicture(
      title,
      [
        turn([0, 12], 30, core),
        turn([1.4, 10.6], 26, material),
        turn([10.6, 12], 30, core),
        face(12, 27, core),
        face(12, 11, core, 'bore'),
        hole(12, 10, 12, core),
      ],
      { angle: 26, tilt: 0.8, room: 270 },
    );
  }
  return drawing(title, (pen) => [
    shadow(pen, 206, 300, 168, 26),
    path('M96 250L96 150Q96 92 152 92H356V214Q356 270 300 270Z', {
      fill: pen.fill(material, 'round'),
      stroke: tone(material, 'edge'),
      'stroke-width': EDGE,
    }),
    path('M96 262Q60 296 30 300L214 306Q280 300 300 270Z', {
      fill: pen.fill(material, 'face'),
      stroke: tone(material, 'edge'),
      'stroke-width': EDGE,
    }),
    ellipse(110, 188, 54, 88, {
      fill: pen.fill(material, 'end'),
      stroke: tone(material, 'edge'),
      'stroke-width': EDGE,
    }),
    ...[0.82, 0.64, 0.47, 0.32].map((k) =>
      ellipse(110, 188, 54 * k, 88 * k, {
        fill: 'none',
        stroke: tone(material, 'shade'),
        'stroke-width': EDGE,
      }),
    ),
    ellipse(110, 188, 10, 17, { fill: tone(material, 'edge') }),
  ]);
}

/** An assortment box with compartments of rings. */
export function boxPicture(title: string, material: Material): string {
  const cells = Array.from({ length: 15 }, (_, i) => ({
    x: 82 + (i % 5) * 57.6,
    y: 150 + Math.floor(i / 5) * 52,
    r: 6 + i * 0.95,
  }));
  return drawing(title, (pen) => [
    shadow(pen, 204, 326, 170, 18),
    rect(44, 118, 312, 196, {
      rx: 10,
      fill: pen.fill('blue', 'face'),
      stroke: tone('blue', 'edge'),
      'stroke-width': EDGE,
    }),
    path('M44 118L66 74H334L356 118Z', {
      fill: pen.fill('clear', 'top'),
      stroke: tone('clear', 'edge'),
      'stroke-width': EDGE,
    }),
    rect(56, 130, 288, 172, { rx: 4, fill: '#fff', stroke: tone('blue', 'edge'), 'stroke-width': EDGE }),
    ...[113.6, 171.2, 228.8, 286.4].map((x) =>
      line(x, 130, x, 302, { stroke: '#CBD0D5', 'stroke-width': 2 }),
    ),
    ...[180, 232].map((y) => line(56, y - 4, 344, y - 4, { stroke: '#CBD0D5', 'stroke-width': 2 })),
    ...cells.flatMap(({ x, y, r }) => [
      circle(x, y, r, { fill: 'none', stroke: tone(material, 'body'), 'stroke-width': 4 }),
      circle(x + 5, y + 5, r, { fill: 'none', stroke: tone(material, 'shade'), 'stroke-width': 4 }),
    ]),
  ]);
}
