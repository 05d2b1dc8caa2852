import { cap, face, flats, hole, layersPicture, threaded, turn, type Layer } from '../layers.ts';
import { layersSheet, type Measure } from '../layers-sheet.ts';
import type { Material } from '../metal.ts';

export type NutKind = 'hex' | 'nylock' | 'flange' | 'cap' | 'coupling' | 'rivet' | 'castle';

export interface NutShape {
  kind: NutKind;
  d: number;
  pitch: number;
  /** Across flats; for rivet nuts the body diameter. */
  s: number;
  /** Height over all. */
  m: number;
  flange?: number;
  material: Material;
}

function layersOf(n: NutShape): Layer[] {
  const r = n.d / 2;
  const ring = (at: number, depth: number): Layer[] => [
    face(at, r * 1.08, n.material, 'bore'),
    hole(at, r * 0.93, depth, n.material),
  ];
  switch (n.kind) {
    case 'nylock': {
      const hex = n.m * 0.68;
      return [
        flats([0, hex], n.s, n.material),
        turn([hex, n.m], [n.s * 0.45, n.s * 0.42], n.material),
        face(n.m, r * 1.22, 'blue'),
        hole(n.m, r * 0.9, n.m, 'steel'),
      ];
    }
    case 'flange': {
      const f = (n.flange ?? n.s * 1.4) / 2;
      return [
        turn([0, n.m * 0.14], f, n.material),
        turn([n.m * 0.14, n.m * 0.4], [f, n.s * 0.52], n.material, 'none'),
        flats([n.m * 0.3, n.m], n.s, n.material),
        ...ring(n.m, n.m),
      ];
    }
    case 'cap':
      return [
        flats([0, n.m * 0.45], n.s, n.material),
        turn([n.m * 0.45, n.m * 0.55], n.s * 0.45, n.material, 'none'),
        cap(n.m * 0.55, n.s * 0.45, n.m * 0.45, n.material),
      ];
    case 'rivet':
      return [
        turn([0, n.m * 0.92], n.s / 2, n.material, 'none'),
        turn([n.m * 0.4, n.m * 0.44], n.s * 0.52, n.material, 'none'),
        turn([n.m * 0.44, n.m * 0.92], n.s / 2, n.material, 'none'),
        turn([n.m * 0.92, n.m], (n.flange ?? n.s * 1.35) / 2, n.material),
        ...ring(n.m, n.m),
      ];
    default:
      return [flats([0, n.m], n.s, n.material), ...ring(n.m, n.m)];
  }
}

export function nutPicture(title: string, n: NutShape): string {
  const long = n.kind === 'coupling' || n.kind === 'rivet' || n.kind === 'cap';
  const pose = long ? { angle: -38, tilt: 0.5, room: 280 } : { angle: 24, tilt: 0.8, room: 290 };
  return layersPicture(title, layersOf(n), pose);
}

export function nutSheet(caption: string, n: NutShape): string {
  const text = (value: number): string => String(Math.round(value * 100) / 100);
  const hole0 = hole(
    n.m * (n.kind === 'cap' ? 0.75 : 1),
    n.d / 2,
    n.m * (n.kind === 'cap' ? 0.75 : 1),
    n.material,
    true,
  );
  const measures: Measure[] = [
    { length: [0, n.m], text: `${n.kind === 'cap' || n.kind === 'nylock' ? 'h' : 'm'} ${text(n.m)}` },
    { diameter: n.d, at: 0, text: `M${text(n.d)}×${text(n.pitch)}` },
  ];
  if (n.kind === 'rivet') measures.push({ diameter: n.s, at: n.m, text: `⌀${text(n.s)}`, left: true });
  else measures.push({ diameter: n.s, at: n.m, text: `s ${text(n.s)}`, left: true });
  if (n.flange !== undefined)
    measures.push({
      diameter: n.flange,
      at: n.kind === 'rivet' ? n.m : 0,
      text: `dc ${text(n.flange)}`,
      row: 1,
    });
  return layersSheet(caption, {
    layers: [...layersOf(n).filter((l) => l.trace.kind !== 'hole'), hole0],
    measures,
    room: [150, 190],
  });
}

/** A threaded rod or stud; `plain` mm between the threads are smooth. */
export function rodPicture(
  title: string,
  d: number,
  pitch: number,
  plain: number,
  material: Material,
): string {
  const r = d / 2;
  const half = d * 4.6;
  const smooth = Math.min(plain, half) / 2;
  const layers =
    plain > 0
      ? [
          threaded([-half, -smooth], r, pitch, material, 14),
          turn([-smooth, smooth], r, material, 'none'),
          threaded([smooth, half], r, pitch, material, 14),
        ]
      : [threaded([-half, half], r, pitch, material, 34)];
  return layersPicture(title, layers, { angle: -38, tilt: 0.42, room: 330 });
}
