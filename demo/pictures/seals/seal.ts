import { face, hole, type Layer, layersPicture, painted, turn } from '../layers.ts';
import { type Material, tone } from '../metal.ts';
import { project } from '../solid.ts';
import { EDGE, ellipse } from '../svg.ts';

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

export const lipSealPicture = (
  title: string,
  d: number,
  D: number,
  B: number,
  rubber: Material,
  metal = false,
): string =>
  layersPicture(title, lipSealLayers(d, D, B, rubber, metal), { angle: 22, tilt: 0.84, room: 306 });

/** A flat gasket; `wound` shows the spiral and its guide rings, `holes` the bolt holes of full-face gaskets. */
export function gasketPicture(
  title: string,
  d: number,
  D: number,
  thick: number,
  material: Material,
  extra: { wound?: boolean; holes?: number; bolt?: number } = {},
): string {
  const R = D / 2;
  const r = d / 2;
  const layers: Layer[] = [turn([0, thick], R, extra.wound === true ? 'stainless' : material)];
  if (extra.wound === true) {
    const o = r + (R - r) * 0.6;
    const i = r + (R - r) * 0.14;
    layers.push(turn([thick, thick * 1.5], o, 'carbide'));
    layers.push(
      ...[0.84, 0.68, 0.52, 0.36, 0.2].flatMap((s) => [
        face(thick * 1.5, i + (o - i) * s, 'stainless'),
        face(thick * 1.5, i + (o - i) * (s - 0.06), 'carbide'),
      ]),
    );
    layers.push(face(thick * 1.5, i, 'stainless'));
  }
  const count = extra.holes ?? 0;
  if (count > 0) {
    layers.push(
      painted(thick, (pen, view) =>
        Array.from({ length: count }, (_, i) => {
          const turned = ((i + 0.5) / count) * 2 * Math.PI;
          const [x, y] = project(
            view,
            thick,
            ((R + r) / 2 + (R - r) * 0.16) * Math.cos(turned),
            ((R + r) / 2 + (R - r) * 0.16) * Math.sin(turned),
          );
          const b = (extra.bolt ?? D * 0.07) * 0.5 * view.scale;
          return (
            ellipse(x, y, b * view.tilt, b, {
              fill: pen.fill(material, 'bore'),
              stroke: tone(material, 'edge'),
              'stroke-width': EDGE,
            }) + ellipse(x - 1.5, y, b * view.tilt * 0.8, b * 0.86, { fill: '#fff' })
          );
        }).join(''),
      ),
    );
  }
  layers.push(
    face(thick * (extra.wound === true ? 1.5 : 1), r * 1.012, material, 'bore'),
    hole(
      thick * (extra.wound === true ? 1.5 : 1),
      r,
      thick * (extra.wound === true ? 1.5 : 1),
      extra.wound === true ? 'stainless' : material,
    ),
  );
  return layersPicture(title, layers, { angle: -62, tilt: 0.66, room: 324 });
}

/** A mechanical seal on its shaft axis: seat, rotating face, bellows or spring. */
export function mechanicalSealLayers(
  shaft: number,
  D: number,
  L: number,
  kind: 'bellows' | 'multi' | 'cone',
): Layer[] {
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

export const mechanicalSealPicture = (
  title: string,
  shaft: number,
  D: number,
  L: number,
  kind: 'bellows' | 'multi' | 'cone',
): string =>
  layersPicture(title, mechanicalSealLayers(shaft, D, L, kind), { angle: -30, tilt: 0.5, room: 300 });

/** A solid ring of a hydraulic seal in its material, with a groove in the face where the lips open. */
export function ringSealPicture(
  title: string,
  d: number,
  D: number,
  B: number,
  material: Material,
  lips: boolean,
): string {
  const R = D / 2;
  const r = d / 2;
  const mid = (R + r) / 2;
  const layers: Layer[] = [turn([0, B], R, material)];
  if (lips)
    layers.push(
      face(B, mid + (R - r) * 0.18, material, 'bore'),
      face(B * 0.7, mid + (R - r) * 0.02, material, 'round'),
      face(B * 0.98, mid - (R - r) * 0.2, material),
    );
  layers.push(face(B, r * 1.02, material, 'bore'), hole(B, r, B, material));
  return layersPicture(title, layers, { angle: -58, tilt: 0.66, room: 300 });
}
