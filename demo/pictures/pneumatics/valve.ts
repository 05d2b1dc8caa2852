import { across, blueprint, centreLine, outline, thin, upright } from '../dimension.ts';
import { inkRing } from '../layers-sheet.ts';
import { tone, type Material } from '../metal.ts';
import { block } from '../block.ts';
import { circle, drawing, EDGE, ellipse, group, label, path, rect, shadow, type Pen } from '../svg.ts';

export type ValveKind = 'single' | 'double' | 'three' | 'lever' | 'water';

export interface AirValveShape {
  kind: ValveKind;
  body: Material;
  coil: Material;
  /** Written on the coil: the voltage. */
  mark: string;
  /** Overall length, width, height in mm, port thread. */
  length: number;
  depth: number;
  height: number;
  port: string;
}

function port(pen: Pen, x: number, y: number, r: number): string {
  return (
    circle(x, y, r, {
      fill: pen.fill('aluminium', 'bore'),
      stroke: tone('aluminium', 'edge'),
      'stroke-width': EDGE,
    }) + circle(x, y, r * 0.74, { fill: tone('black', 'edge') })
  );
}

function coil(pen: Pen, x: number, y: number, material: Material, mark: string): string {
  return (
    block(pen, [x, y, 62, 74], 56, material, 4) +
    rect(x + 8, y + 16, 46, 34, { rx: 2, fill: '#fff', 'fill-opacity': '.92' }) +
    label(x + 31, y + 38, mark, 13, { fill: '#1D2129', 'font-weight': '700' }) +
    block(pen, [x + 8, y - 40, 46, 28], 40, 'black', 3) +
    ellipse(x + 24, y - 26, 5, 5, { fill: pen.fill('red', 'ball') })
  );
}

/** A spool valve with its coils, or a lever; a brass body with a big coil for liquids. */
export function airValvePicture(title: string, v: AirValveShape): string {
  return drawing(title, (pen) => {
    if (v.kind === 'water') {
      return [
        shadow(pen, 204, 326, 150, 20),
        path('M70 246H116V318H70ZM284 246H330V318H284Z', {
          fill: pen.fill(v.body, 'round'),
          stroke: tone(v.body, 'edge'),
          'stroke-width': EDGE,
        }),
        path('M110 238H290V322Q200 344 110 322Z', {
          fill: pen.fill(v.body, 'round'),
          stroke: tone(v.body, 'edge'),
          'stroke-width': EDGE,
        }),
        ellipse(330, 282, 14, 36, {
          fill: pen.fill(v.body, 'end'),
          stroke: tone(v.body, 'edge'),
          'stroke-width': EDGE,
        }) + ellipse(331, 282, 9, 25, { fill: pen.fill(v.body, 'bore') }),
        block(pen, [120, 204, 150, 36], 40, v.body, 3),
        rect(184, 168, 34, 36, {
          fill: pen.fill('stainless', 'post'),
          stroke: tone('steel', 'edge'),
          'stroke-width': EDGE,
        }),
        block(pen, [142, 82, 112, 92], 66, v.coil, 6),
        rect(158, 104, 80, 44, { rx: 3, fill: '#fff', 'fill-opacity': '.92' }) +
          label(198, 132, v.mark, 16, { fill: '#1D2129', 'font-weight': '700' }),
        rect(186, 66, 26, 16, {
          rx: 3,
          fill: pen.fill('chrome', 'post'),
          stroke: tone('steel', 'edge'),
          'stroke-width': EDGE,
        }),
      ];
    }
    const coils = v.kind === 'double' || v.kind === 'three';
    const wide = v.kind === 'three' ? 176 : coils ? 140 : 170;
    const left = v.kind === 'lever' ? 112 : coils ? 200 - wide / 2 - 12 : 146;
    const top = 176;
    const ends =
      block(pen, [left - 26, top + 6, 26, 70], 50, 'black', 2) +
      block(pen, [left + wide, top + 6, 26, 70], 50, 'black', 2);
    const bodyAt = block(pen, [left, top, wide, 80], 58, v.body, 2);
    const ports = [0.2, 0.5, 0.8].map((share) => port(pen, left + wide * share, top + 42, 12)).join('');
    const screw = (x: number, y: number): string =>
      circle(x, y, 3.4, {
        fill: pen.fill('steel', 'ball'),
        stroke: tone('steel', 'edge'),
        'stroke-width': 0.8,
      });
    const screws =
      screw(left + 9, top + 9) +
      screw(left + wide - 9, top + 9) +
      screw(left + 9, top + 71) +
      screw(left + wide - 9, top + 71);
    const lever =
      v.kind === 'lever'
        ? block(pen, [left + wide + 8, top - 8, 30, 40], 44, 'aluminium', 3) +
          group(
            { transform: `rotate(24 ${left + wide + 34} ${top - 8})` },
            rect(left + wide + 29, top - 120, 10, 116, {
              rx: 4,
              fill: pen.fill('chrome', 'post'),
              stroke: tone('steel', 'edge'),
              'stroke-width': EDGE,
            }),
            circle(left + wide + 34, top - 126, 19, {
              fill: pen.fill('black', 'ball'),
              stroke: tone('black', 'edge'),
              'stroke-width': EDGE,
            }),
          )
        : '';
    const second = coils ? coil(pen, left + wide + 26, top + 2, v.coil, v.mark) : '';
    const first = v.kind === 'lever' ? '' : coil(pen, left - 88, top + 2, v.coil, v.mark);
    const scale = coils
      ? 'translate(14 24) scale(.87)'
      : v.kind === 'lever'
        ? 'translate(-4 12)'
        : 'translate(-12 -12) scale(1.06)';
    return [
      group(
        { transform: scale },
        shadow(pen, 214, top + 84, coils ? 180 : 152, 17),
        first,
        ends,
        bodyAt,
        ports,
        screws,
        lever,
        second,
      ),
    ];
  });
}

export function airValveSheet(caption: string, v: AirValveShape): string {
  const k = Math.min(270 / v.length, 150 / v.height);
  const L = v.length * k;
  const H = v.height * k;
  const x = 190 - L / 2;
  const y = 170 + H / 2;
  const body = v.kind === 'water' ? H * 0.42 : Math.min(H * 0.62, L * 0.34);
  const box = (bx: number, by: number, wide: number, high: number): string =>
    outline(`M${bx} ${by}h${wide}v${-high}h${-wide}Z`);
  const both = v.kind === 'double' || v.kind === 'three';
  const coilWide = v.kind === 'water' ? L * 0.62 : L * 0.22;
  return blueprint(caption, () => [
    v.kind === 'water'
      ? box(x, y, L, body) +
        box(x + L * 0.19, y - body - 8, coilWide, H - body - 8) +
        thin(`M${x + L * 0.44} ${y - body}v-8M${x + L * 0.56} ${y - body}v-8`)
      : '',
    v.kind === 'water'
      ? ''
      : box(v.kind === 'lever' ? x : x + coilWide, y, L - coilWide * (both ? 2 : 1), body),
    v.kind === 'water' || v.kind === 'lever' ? '' : box(x, y - 4, coilWide, H - 4),
    both ? box(x + L - coilWide, y - 4, coilWide, H - 4) : '',
    v.kind === 'lever'
      ? outline(
          `M${x + L - coilWide} ${y}h${coilWide * 0.8}v${-body}h${-coilWide * 0.8}ZM${x + L - coilWide * 0.6} ${y - body}l12 ${-(H - body)}h9l-8 ${H - body}Z`,
        )
      : '',
    ...(v.kind === 'water'
      ? []
      : [0.36, 0.5, 0.64].map((share) => inkRing(x + L * share, y - body / 2, Math.min(10, body * 0.17)))),
    centreLine(x - 12, y - body / 2, x + L + 12, y - body / 2),
    across(x, x + L, y + 38, String(v.length), [y, y]),
    upright(y - H, y, x + L + 34, String(v.height), [x + L, x + L]),
    upright(y - body, y, x - 22, v.port, [x, x]),
  ]);
}
