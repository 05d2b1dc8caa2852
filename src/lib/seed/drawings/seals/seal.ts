import { face, hole, layersPicture, painted, turn, type Layer } from '../layers.ts';
import { mix, tone, type Material } from '../metal.ts';
import { project } from '../solid.ts';
import { circle, drawing, EDGE, ellipse, group, line, path, rect, shadow } from '../svg.ts';
import { ring, tube } from '../tube.ts';

/** O-rings lying one on another; the thickness shows their true section. */
export function oRingPicture(title: string, inner: number, section: number, material: Material): string {
  const outer = inner + 2 * section;
  const r = 128;
  const thick = Math.max(9, Math.min(46, (section / outer) * 2 * r));
  const mean = r - thick / 2;
  const cast = (cx: number, cy: number, size: number): string =>
    [14, 6].map((grow) => path(ring(cx + 7, cy + 11, mean * size, mean * size * 0.62), { fill: 'none', stroke: '#1D2129', 'stroke-opacity': '.09', 'stroke-width': thick * size + grow })).join('');
  const lying = (cx: number, cy: number, size: number): string => cast(cx, cy, size) + tube(ring(cx, cy, mean * size, mean * size * 0.62), thick * size, material);
  return drawing(title, () => [lying(176, 172, 1), lying(262, 268, 0.62)]);
}

/** A lip seal from its open side: rubber or metal case, spring, lip. */
export function lipSealLayers(d: number, D: number, B: number, rubber: Material, metal = false): Layer[] {
  const R = D / 2;
  const r = d / 2;
  const h = R - r;
  return [
    turn([0, B * 0.06], [R * 0.97, R], metal ? 'steel' : rubber, 'none'),
    turn([B * 0.06, B * 0.94], R, metal ? 'steel' : rubber, 'none'),
    turn([B * 0.94, B], [R, R * 0.97], metal ? 'steel' : rubber),
    face(B, R - h * 0.16, metal ? 'zinc' : 'steel', 'bore'),
    face(B * 0.9, R - h * 0.24, metal ? 'zinc' : rubber, 'bore'),
    face(B * 0.6, r + h * 0.5, rubber, 'end'),
    face(B * 0.72, r + h * 0.44, 'chrome', 'end'),
    face(B * 0.74, r + h * 0.34, rubber, 'end'),
    face(B * 0.8, r + h * 0.12, rubber, 'bore'),
    hole(B * 0.8, r * 0.99, B * 0.8, rubber),
  ];
}

export const lipSealPicture = (title: string, d: number, D: number, B: number, rubber: Material, metal = false): string =>
  layersPicture(title, lipSealLayers(d, D, B, rubber, metal), { angle: 22, tilt: 0.84, room: 306 });

/** A flat gasket; `wound` shows the spiral and its guide rings, `holes` the bolt holes of full-face gaskets. */
export function gasketPicture(title: string, d: number, D: number, thick: number, material: Material, extra: { wound?: boolean; holes?: number; bolt?: number } = {}): string {
  const R = D / 2;
  const r = d / 2;
  const layers: Layer[] = [turn([0, thick], R, extra.wound === true ? 'stainless' : material)];
  if (extra.wound === true) {
    const o = r + (R - r) * 0.6;
    const i = r + (R - r) * 0.14;
    layers.push(turn([thick, thick * 1.5], o, 'carbide'));
    layers.push(...[0.84, 0.68, 0.52, 0.36, 0.2].flatMap((s) => [face(thick * 1.5, i + (o - i) * s, 'stainless'), face(thick * 1.5, i + (o - i) * (s - 0.06), 'carbide')]));
    layers.push(face(thick * 1.5, i, 'stainless'));
  }
  const count = extra.holes ?? 0;
  if (count > 0) {
    layers.push(
      painted(thick, (pen, view) =>
        Array.from({ length: count }, (_, i) => {
          const turned = ((i + 0.5) / count) * 2 * Math.PI;
          const [x, y] = project(view, thick, ((R + r) / 2 + (R - r) * 0.16) * Math.cos(turned), ((R + r) / 2 + (R - r) * 0.16) * Math.sin(turned));
          const b = (extra.bolt ?? D * 0.07) * 0.5 * view.scale;
          return ellipse(x, y, b * view.tilt, b, { fill: pen.fill(material, 'bore'), stroke: tone(material, 'edge'), 'stroke-width': EDGE }) + ellipse(x - 1.5, y, b * view.tilt * 0.8, b * 0.86, { fill: '#fff' });
        }).join(''),
      ),
    );
  }
  layers.push(face(thick * (extra.wound === true ? 1.5 : 1), r * 1.012, material, 'bore'), hole(thick * (extra.wound === true ? 1.5 : 1), r, thick * (extra.wound === true ? 1.5 : 1), extra.wound === true ? 'stainless' : material));
  return layersPicture(title, layers, { angle: -62, tilt: 0.66, room: 324 });
}

/** Braided packing in a coil: a square rope with its diamond plait. */
export function packingPicture(title: string, material: Material, fleck: Material): string {
  const spiral = (r: number): string => ring(196, 204, r, r * 0.66);
  const radii = [142, 112, 82];
  return drawing(title, (pen) => [
    shadow(pen, 204, 300, 164, 34),
    ...radii.flatMap((r) => [
      path(spiral(r), { fill: 'none', stroke: tone(material, 'edge'), 'stroke-width': 29, transform: 'translate(0 9)' }),
      path(spiral(r), { fill: 'none', stroke: tone(material, 'deep'), 'stroke-width': 27, transform: 'translate(0 8)' }),
      path(spiral(r), { fill: 'none', stroke: tone(material, 'edge'), 'stroke-width': 28 }),
      path(spiral(r), { fill: 'none', stroke: tone(material, 'body'), 'stroke-width': 26 }),
      path(spiral(r), { fill: 'none', stroke: tone(material, 'light'), 'stroke-width': 24, 'stroke-dasharray': '7 7' }),
      path(spiral(r), { fill: 'none', stroke: tone(material, 'shade'), 'stroke-width': 12, 'stroke-dasharray': '7 7', 'stroke-dashoffset': '7' }),
      path(spiral(r), { fill: 'none', stroke: mix(tone(material, 'light'), tone(fleck, 'light'), 0.7), 'stroke-width': 8, 'stroke-dasharray': '5 9', 'stroke-dashoffset': '3' }),
    ]),
    group({ transform: 'rotate(26 300 128)' }, rect(286, 108, 78, 30, { rx: 3, fill: pen.fill(material, 'round'), stroke: tone(material, 'edge'), 'stroke-width': EDGE }), ...[0, 1, 2, 3, 4, 5].map((i) => path(`M${292 + i * 11} 110l8 13l-8 13`, { fill: 'none', stroke: tone(material, 'deep'), 'stroke-width': 1.4 }))),
  ]);
}

/** A mechanical seal on its shaft axis: seat, rotating face, bellows or spring. */
export function mechanicalSealLayers(shaft: number, D: number, L: number, kind: 'bellows' | 'multi' | 'cone'): Layer[] {
  const r = shaft / 2;
  const R = D / 2;
  const coils = kind === 'multi' ? 3 : 6;
  const spring = Array.from({ length: coils }, (_, i) => {
    const at = L * (0.1 + (i * 0.34) / coils);
    const grow = kind === 'cone' ? 1 - i * 0.03 : 1;
    return turn([at, at + (L * 0.2) / coils], R * 0.9 * grow, 'chrome');
  });
  return [
    turn([0, L * 0.1], R, 'steel'),
    turn([L * 0.06, L * 0.46], R * 0.72, kind === 'bellows' ? 'rubber' : 'stainless', 'none'),
    ...spring,
    turn([L * 0.46, L * 0.58], R * 0.98, 'stainless'),
    turn([L * 0.58, L * 0.7], R * 0.82, 'black'),
    turn([L * 0.7, L * 0.94], R * 1.04, 'ivory'),
    turn([L * 0.76, L * 0.86], R * 1.1, 'rubber'),
    turn([L * 0.86, L * 0.98], R * 1.02, 'ivory'),
    face(L * 0.98, r * 1.16, 'ivory', 'bore'),
    hole(L * 0.98, r * 1.06, L * 0.5, 'ivory', false),
  ];
}

export const mechanicalSealPicture = (title: string, shaft: number, D: number, L: number, kind: 'bellows' | 'multi' | 'cone'): string =>
  layersPicture(title, mechanicalSealLayers(shaft, D, L, kind), { angle: -30, tilt: 0.5, room: 300 });

/** A solid ring of a hydraulic seal in its material, with a groove in the face where the lips open. */
export function ringSealPicture(title: string, d: number, D: number, B: number, material: Material, lips: boolean): string {
  const R = D / 2;
  const r = d / 2;
  const mid = (R + r) / 2;
  const layers: Layer[] = [turn([0, B], R, material)];
  if (lips) layers.push(face(B, mid + (R - r) * 0.18, material, 'bore'), face(B * 0.7, mid + (R - r) * 0.02, material, 'round'), face(B * 0.98, mid - (R - r) * 0.2, material));
  layers.push(face(B, r * 1.02, material, 'bore'), hole(B, r, B, material));
  return layersPicture(title, layers, { angle: -58, tilt: 0.66, room: 300 });
}

/** A roll of sheet or tape standing on its end or lying. */
export function rollPicture(title: string, material: Material, core: Material, tape: boolean): string {
  if (tape) {
    return layersPicture(title, [turn([0, 12], 30, core), turn([1.4, 10.6], 26, material), turn([10.6, 12], 30, core), face(12, 27, core), face(12, 11, core, 'bore'), hole(12, 10, 12, core)], { angle: 26, tilt: 0.8, room: 270 });
  }
  return drawing(title, (pen) => [
    shadow(pen, 206, 300, 168, 26),
    path('M96 250L96 150Q96 92 152 92H356V214Q356 270 300 270Z', { fill: pen.fill(material, 'round'), stroke: tone(material, 'edge'), 'stroke-width': EDGE }),
    path('M96 262Q60 296 30 300L214 306Q280 300 300 270Z', { fill: pen.fill(material, 'face'), stroke: tone(material, 'edge'), 'stroke-width': EDGE }),
    ellipse(110, 188, 54, 88, { fill: pen.fill(material, 'end'), stroke: tone(material, 'edge'), 'stroke-width': EDGE }),
    ...[0.82, 0.64, 0.47, 0.32].map((k) => ellipse(110, 188, 54 * k, 88 * k, { fill: 'none', stroke: tone(material, 'shade'), 'stroke-width': EDGE })),
    ellipse(110, 188, 10, 17, { fill: tone(material, 'edge') }),
  ]);
}

/** An assortment box with compartments of rings. */
export function boxPicture(title: string, material: Material): string {
  const cells = Array.from({ length: 15 }, (_, i) => ({ x: 82 + (i % 5) * 57.6, y: 150 + Math.floor(i / 5) * 52, r: 6 + i * 0.95 }));
  return drawing(title, (pen) => [
    shadow(pen, 204, 326, 170, 18),
    rect(44, 118, 312, 196, { rx: 10, fill: pen.fill('blue', 'face'), stroke: tone('blue', 'edge'), 'stroke-width': EDGE }),
    path('M44 118L66 74H334L356 118Z', { fill: pen.fill('clear', 'top'), stroke: tone('clear', 'edge'), 'stroke-width': EDGE }),
    rect(56, 130, 288, 172, { rx: 4, fill: '#fff', stroke: tone('blue', 'edge'), 'stroke-width': EDGE }),
    ...[113.6, 171.2, 228.8, 286.4].map((x) => line(x, 130, x, 302, { stroke: '#CBD0D5', 'stroke-width': 2 })),
    ...[180, 232].map((y) => line(56, y - 4, 344, y - 4, { stroke: '#CBD0D5', 'stroke-width': 2 })),
    ...cells.flatMap(({ x, y, r }) => [circle(x, y, r, { fill: 'none', stroke: tone(material, 'body'), 'stroke-width': 4 }), circle(x + 5, y + 5, r, { fill: 'none', stroke: tone(material, 'shade'), 'stroke-width': 4 })]),
  ]);
}
