import { across, blueprint, centreLine, note, outline, upright } from '../dimension.ts';
import { layersPicture, turn, hole } from '../layers.ts';
import { layersSheet } from '../layers-sheet.ts';
import type { Material } from '../metal.ts';
import { drawing, num, shadow } from '../svg.ts';
import { tube } from '../tube.ts';

const text = (value: number): string => String(Math.round(value * 100) / 100);

/** A dowel pin; `hollow` for spring pins. */
export function dowelPicture(
  title: string,
  d: number,
  length: number,
  material: Material,
  hollow = false,
): string {
  const l = Math.min(length, d * 5);
  const c = d * 0.14;
  const layers = [
    turn([0, c], [d * 0.38, d / 2], material, 'none'),
    turn([c, l - c], d / 2, material, 'none'),
    turn([l - c, l], [d / 2, d * 0.38], material),
  ];
  if (hollow) layers.push(hole(l, d * 0.3, l, material, false));
  return layersPicture(title, layers, { angle: -38, tilt: 0.5, room: 280 });
}

export function dowelSheet(caption: string, d: number, length: number, material: Material): string {
  const l = Math.min(length, d * 5);
  const c = d * 0.14;
  const layers = [
    turn([0, c], [d * 0.38, d / 2], material),
    turn([c, l - c], d / 2, material),
    turn([l - c, l], [d / 2, d * 0.38], material),
  ];
  return layersSheet(caption, {
    layers,
    measures: [
      { length: [0, l], text: `l ${text(length)}` },
      { diameter: d, at: 0, text: `⌀${text(d)}` },
      { length: [l - c, l], text: 'c', above: true },
    ],
    room: [250, 130],
  });
}

/** A split pin: an eye and two legs of half-round wire, the one a little longer. */
export function cotterPicture(title: string, d: number, length: number, material: Material): string {
  const w = Math.max(11, Math.min(24, (d / Math.min(length, d * 9)) * 200));
  const legs = (low: number): string => `M352 ${num(300 + low)}L150 ${num(158 + low)}`;
  const eye = `M${num(168)} ${num(150 - w * 0.1)}C120 60 40 60 52 122C60 168 118 158 160 ${num(170 + w * 0.2)}`;
  return drawing(title, (pen) => [
    shadow(pen, 226, 250, 190, 24, 35),
    tube(eye, w, material),
    tube(`M330 ${num(300 + w)}L146 ${num(168 + w * 0.3)}`, w, material),
    tube(legs(0).replace('M352', 'M360'), w, material),
  ]);
}

export function cotterSheet(caption: string, d: number, length: number): string {
  const y = 190;
  const half = 15;
  return blueprint(caption, () => [
    outline(`M120 ${y}C100 ${y - half * 2.6} 50 ${y - half * 2.6} 50 ${y}S100 ${y + half * 2.6} 120 ${y}Z`),
    outline(`M112 ${y - half}H330V${y}H112Z`),
    outline(`M112 ${y}H312V${y + half}H112Z`),
    outline(`M104 ${y}C92 ${y - half * 1.3} 66 ${y - half * 1.3} 66 ${y}S92 ${y + half * 1.3} 104 ${y}Z`, {
      fill: '#fff',
    }),
    centreLine(36, y, 350, y),
    across(118, 312, 280, `l ${text(length)}`, [y + half, y + half]),
    upright(y - half, y + half, 362, text(d), [330, 312]),
    note(84, y - half * 1.9, 130, 100, `c ${text(d * 2)}`),
  ]);
}
