import { across, blueprint, centreLine, cross, outline, thin, upright } from '../dimension.ts';
import { face, hole, layersPicture, painted, turn } from '../layers.ts';
import { inkRing } from '../layers-sheet.ts';
import { tone, type Material } from '../metal.ts';
import { project } from '../solid.ts';
import { circle, drawing, EDGE, group, num, path, polygon, shadow, type Point } from '../svg.ts';
import { tube } from '../tube.ts';

const text = (value: number): string => String(Math.round(value * 100) / 100);

/** Outline of a chain plate between two pins `p` apart, waisted in the middle. */
function plate(p: number, r: number): string {
  return `M0 ${num(-r)}Q${num(p / 2)} ${num(-r * 0.45)} ${num(p)} ${num(-r)}A${num(r)} ${num(r)} 0 1 1 ${num(p)} ${num(r)}Q${num(p / 2)} ${num(r * 0.45)} 0 ${num(r)}A${num(r)} ${num(r)} 0 1 1 0 ${num(-r)}Z`;
}

/** A length of roller chain lying obliquely; `strands` side by side. */
export function chainPicture(title: string, strands: number, material: Material): string {
  const p = 58;
  const r = 22;
  const rim = { stroke: tone(material, 'edge'), 'stroke-width': EDGE };
  const links = strands > 1 ? 4 : 5;
  const start = strands > 1 ? -116 : -146;
  return drawing(title, (pen) => {
    const row = (dy: number): string =>
      Array.from({ length: links }, (_, i) => {
        const x = start + i * p;
        const outer = i % 2 === 0;
        return group(
          { transform: `translate(${num(x + (outer ? 0 : 3))} ${num(dy + (outer ? 0 : -5))})` },
          path(plate(p, outer ? r : r * 0.94), { ...rim, fill: tone(material, 'deep'), transform: 'translate(-5 -9)' }),
          path(plate(p, outer ? r : r * 0.94), { ...rim, fill: pen.fill(material, outer ? 'face' : 'end') }),
        );
      }).sort().join('') +
      Array.from({ length: links + 1 }, (_, i) => circle(start + i * p, dy, 9, { ...rim, fill: pen.fill('chrome', 'ball') }) + circle(start + i * p, dy, 4, { fill: tone(material, 'shade') })).join('');
    const rollers = (dy: number): string =>
      Array.from({ length: links + 1 }, (_, i) => path(`M${num(start - 14 + i * p)} ${num(dy)}v-26q14 -8 28 0v26q-14 8 -28 0Z`, { ...rim, fill: pen.fill('chrome', 'post') })).join('');
    const rows = Array.from({ length: strands }, (_, i) => (strands - 1 - i) * -46);
    return [
      shadow(pen, 205, 236 + strands * 12, 190, 30, -14),
      group({ transform: `translate(204 ${190 + strands * 18}) rotate(-16)` }, row(-42 + (rows[0] ?? 0)), ...rows.map((dy) => rollers(dy) + row(dy))),
    ];
  });
}

export function chainSheet(caption: string, pitch: number, roller: number, inner: number): string {
  const p = 92;
  const r = 32;
  const y = 168;
  const rr = ((roller / pitch) * p) / 2;
  return blueprint(caption, () => [
    ...[0, 1, 2].map((i) => group({ transform: `translate(${60 + i * p} ${y})` }, outline(plate(p, i % 2 === 0 ? r : r * 0.9), { fill: i % 2 === 0 ? '#EEF4FB' : '#fff' }))),
    ...[0, 1, 2, 3].map((i) => inkRing(60 + i * p, y, rr) + inkRing(60 + i * p, y, rr * 0.5, '#EEF4FB') + cross(60 + i * p, y, r + 8)),
    across(60, 60 + p, 96, `p ${text(pitch)}`, [y, y]),
    across(60 + 2 * p - rr, 60 + 2 * p + rr, 250, `d1 ${text(roller)}`, [y, y]),
    outline(`M110 296h14v34h-14ZM176 296h14v34h-14Z`),
    outline(`M124 300H176V326H124Z`, { fill: '#fff' }),
    across(124, 176, 284, `b1 ${text(inner)}`, [296, 296]),
  ]);
}

/** Corners of a gear-like outline: tooth roots and tips on radii r0 and r1. */
export function toothed(teeth: number, r0: number, r1: number, tip = 0.3): Point[] {
  return Array.from({ length: teeth }, (_, i) => {
    const at = (share: number, r: number): Point => {
      const turned = ((i + share) / teeth) * 2 * Math.PI;
      return [r * Math.cos(turned), r * Math.sin(turned)];
    };
    return [at(0.08, r0), at(0.5 - tip / 2, r1), at(0.5 + tip / 2, r1), at(0.92, r0)];
  }).flat();
}

/** A sprocket or toothed pulley with its hub; `z` teeth, outside diameter D, bore d, width b, hub H × L. */
export function wheelPicture(title: string, z: number, D: number, depth: number, d: number, b: number, hub: number, L: number, material: Material, tip = 0.22): string {
  const teeth = painted(b, (pen, view) => {
    const outline0 = toothed(z, D / 2 - depth, D / 2, tip);
    const on = (at: number): Point[] => outline0.map(([u, v]) => project(view, at, u, v));
    const rim = { stroke: tone(material, 'edge'), 'stroke-width': EDGE };
    const flanks = (z > 20 ? [0, 0.4, 0.75] : [0, 0.25, 0.5, 0.75]).map((share) => path(polygon(on(b * share)), { fill: tone(material, share < 0.5 ? 'deep' : 'shade'), stroke: share === 0 ? tone(material, 'edge') : undefined }));
    return flanks.join('') + path(polygon(on(b)), { ...rim, fill: pen.fill(material, 'end') });
  });
  const layers = [teeth, turn([b, L], hub / 2, material), face(L, d * 0.55, material, 'bore'), hole(L, d / 2, L, material)];
  return layersPicture(title, [turn([0, b * 0.02], D / 2 - depth, material, 'none'), ...layers], { angle: 22, tilt: 0.84, room: 312 });
}

export function wheelSheet(caption: string, z: number, D: number, depth: number, d: number, b: number, hub: number, L: number, tip = 0.22): string {
  const k = 176 / D;
  const [cx, cy] = [140, 178];
  const outlinePoints = toothed(z, D / 2 - depth, D / 2, tip).map(([u, v]): Point => [cx + u * k, cy + v * k]);
  const x = 290;
  const R = (D / 2) * k;
  return blueprint(caption, () => [
    outline(polygon(outlinePoints)),
    inkRing(cx, cy, (hub / 2) * k, '#EEF4FB'),
    inkRing(cx, cy, (d / 2) * k),
    cross(cx, cy, R + 10),
    outline(`M${x} ${num(cy - R)}h${num(b * k)}v${num(2 * R)}h${num(-b * k)}Z`),
    outline(`M${num(x + b * k)} ${num(cy - (hub / 2) * k)}h${num((L - b) * k)}v${num(hub * k)}h${num(-(L - b) * k)}Z`),
    thin(`M${x} ${num(cy - (d / 2) * k)}h${num(L * k)}M${x} ${num(cy + (d / 2) * k)}h${num(L * k)}`),
    centreLine(x - 10, cy, x + L * k + 10, cy),
    across(cx - R, cx + R, cy + R + 34, `⌀${text(D)}  z=${z}`, [cy, cy]),
    across(cx - (d / 2) * k, cx + (d / 2) * k, cy - R - 20, `⌀${text(d)}`, [cy, cy]),
    across(x, x + L * k, cy + R + 34, `L ${text(L)}`, [cy + R, cy]),
    upright(cy - (hub / 2) * k, cy + (hub / 2) * k, x + L * k + 26, `⌀${text(hub)}`, [x + L * k, x + L * k]),
  ]);
}

/** An endless belt; `toothedInside` for timing belts. */
export function beltPicture(title: string, toothedInside: boolean, wide: number): string {
  const loop = (dx: number, dy: number): string => `M${100 + dx} ${232 + dy}A64 64 0 0 1 ${100 + dx} ${118 + dy}C170 ${92 + dy} 250 ${150 + dy} 306 ${120 + dy}A62 62 0 0 1 ${308 + dx} ${244 + dy}C250 ${262 + dy} 170 ${206 + dy} ${100 + dx} ${232 + dy}Z`;
  const steps = Math.max(6, Math.round(wide / 3));
  return drawing(title, (pen) => [
    shadow(pen, 206, 286, 160, 22),
    ...Array.from({ length: steps }, (_, i) => path(loop((i / steps) * wide * 0.5, -(i / steps) * wide * 0.6), { fill: 'none', stroke: i === 0 ? tone('rubber', 'edge') : tone('rubber', i < steps * 0.5 ? 'shade' : 'body'), 'stroke-width': 15 })),
    toothedInside ? path(loop(wide * 0.5, -wide * 0.6), { fill: 'none', stroke: tone('rubber', 'deep'), 'stroke-width': 17, 'stroke-dasharray': '5 5' }) : '',
    tube(loop(wide * 0.5, -wide * 0.6), toothedInside ? 8 : 11, 'rubber'),
  ]);
}

/** Cross-section of a V-belt or of a timing belt, with its top width (or pitch) and height. */
export function beltSheet(caption: string, timing: boolean, top: number, high: number, length: string): string {
  const k = timing ? 200 / (top * 3) : Math.min(150 / top, 100 / high);
  const y = 140;
  const loop = 'M110 300A22 22 0 0 1 110 256H290A22 22 0 0 1 290 300Z';
  if (timing) {
    const teeth = [0, 1, 2].map((i) => `V${num(y + high * k * 0.5)}h${num(top * k * 0.25)}c0 ${num(high * k * 0.6)} ${num(top * k * 0.5)} ${num(high * k * 0.6)} ${num(top * k * 0.5)} 0h${num(top * k * 0.25)}`).map((d, i) => (i === 0 ? d : d.replace(/^V[\d.]+/, ''))).join('');
    return blueprint(caption, () => [outline(`M100 ${y}${teeth}V${y}Z`), thin(`M100 ${num(y + high * k * 0.28)}h200`), across(100 + top * k * 0.5, 100 + top * k * 1.5, y + high * k + 34, `p ${text(top)}`, [y + high * k * 0.9, y + high * k * 0.9]), upright(y, y + high * k * 0.95, 326, `h ${text(high)}`, [300, 280]), outline(loop, { fill: 'none' }), across(88, 312, 330, `Lp ${length}`, [278, 278])]);
  }
  const half = (top / 2) * k;
  const foot = half - high * k * Math.tan((20 * Math.PI) / 180);
  return blueprint(caption, () => [outline(`M${num(200 - half)} ${y}H${num(200 + half)}L${num(200 + foot)} ${num(y + high * k)}H${num(200 - foot)}Z`), thin(`M${num(200 - half * 0.95)} ${num(y + high * k * 0.25)}H${num(200 + half * 0.95)}`), across(200 - half, 200 + half, y - 26, `b ${text(top)}`, [y, y]), upright(y, y + high * k, 200 + half + 40, `h ${text(high)}`, [200 + half, 200 + foot]), outline(loop, { fill: 'none' }), across(88, 312, 334, length, [278, 278])]);
}

/** A jaw coupling: two hubs with an elastic spider between. */
export function couplingPicture(title: string, D: number, d: number, L: number, material: Material, spider: Material): string {
  const jaw = L * 0.2;
  return layersPicture(title, [
    turn([0, L * 0.34], D * 0.4, material),
    turn([L * 0.3, L * 0.42], D / 2, material),
    turn([L * 0.42, L * 0.42 + jaw * 0.8], D * 0.49, spider, 'none'),
    painted(L * 0.5, (pen, view) => [0, 1, 2, 3].map((i) => {
      const turned = -1.2 + i * 0.8;
      const r = D / 2;
      const at = (a: number, t: number): Point => project(view, a, r * Math.cos(t), r * Math.sin(t));
      const from = i % 2 === 0 ? L * 0.42 : L * 0.46;
      return path(polygon([at(from, turned), at(from + jaw * 0.62, turned), at(from + jaw * 0.62, turned + 0.22), at(from + jaw * 0.62, turned + 0.44), at(from, turned + 0.44), at(from, turned + 0.22)]), { fill: pen.fill(material, 'round'), stroke: tone(material, 'edge'), 'stroke-width': EDGE });
    }).join('')),
    turn([L * 0.58, L * 0.7], D / 2, material),
    turn([L * 0.7, L], D * 0.4, material),
    face(L, d * 0.54, material, 'bore'),
    hole(L, d / 2, L * 0.4, material, false),
  ], { angle: -28, tilt: 0.5, room: 300 });
}
