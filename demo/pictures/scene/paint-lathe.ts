import { lit, mix, tone, type Material, type Tone } from '../metal.ts';
import { EDGE, num, path, type Pen } from '../svg.ts';
import type { Lathe } from './solids.ts';
import { type Camera, add, across, facing, paper, turn, unit } from './space.ts';

const STOPS: readonly (readonly [number, Tone])[] = [
  [0, 'shade'],
  [0.1, 'body'],
  [0.27, 'gloss'],
  [0.4, 'light'],
  [0.58, 'body'],
  [0.8, 'shade'],
  [0.93, 'deep'],
  [1, 'shade'],
];

/** Tones of a round surface, made lighter or darker in steps as it leans to or from the light. */
function base(pen: Pen, material: Material, lean: number): string {
  const step = Math.round(Math.max(-1, Math.min(1, lean)) * 8) / 8;
  return pen.define((id) => {
    const stops = STOPS.map(([at, of]) => {
      const colour = tone(material, of);
      const seen =
        step > 0
          ? mix(colour, tone(material, 'light'), step * 0.6)
          : mix(colour, tone(material, 'deep'), -step * 0.55);
      return `<stop offset="${at}" stop-color="${seen}"/>`;
    });
    return `<linearGradient id="${id}">${stops.join('')}</linearGradient>`;
  });
}

/** Paint of a flat end that catches `light`. */
export function flat(pen: Pen, material: Material, light: number): string {
  const l = Math.round((0.32 + 0.66 * Math.max(0, light)) * 20) / 20;
  return pen.define(
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${lit(material, l + 0.06)}"/>` +
      `<stop offset=".4" stop-color="${lit(material, l + 0.16)}"/><stop offset="1" stop-color="${lit(material, l - 0.1)}"/></linearGradient>`,
  );
}

/** The turned body, from its far end to its near end. */
export function paintLathe(pen: Pen, camera: Camera, body: Lathe): string {
  const axis = unit(body.axis);
  const seen = turn(camera, axis);
  const along = Math.hypot(seen.x, seen.y);
  const open = Math.max(Math.abs(seen.away), 0.001);
  const t = along < 0.001 ? { x: 1, y: 0 } : { x: seen.x / along, y: seen.y / along };
  const side = { x: -t.y, y: t.x };
  const flip = side.x * -0.48 + side.y * -0.68 > 0 ? 1 : -1;
  const angle = (Math.atan2(t.y, t.x) * 180) / Math.PI;
  const scale = camera.scale;
  const centre = (s: number) => paper(camera, add(body.at, axis, s));
  const oval = (s: number, r: number): string => {
    const [x, y] = centre(s);
    const [dx, dy] = [side.x * r * scale, side.y * r * scale];
    const half = `A${num(r * scale * open)} ${num(r * scale)} ${num(angle)} 1 1 `;
    return `M${num(x - dx)} ${num(y - dy)}${half}${num(x + dx)} ${num(y + dy)}${half}${num(x - dx)} ${num(y - dy)}Z`;
  };
  /** Outline of the stretch between two rings (s0 < s1 on the axis). */
  const hull = (s0: number, r0: number, s1: number, r1: number): string => {
    const apart = ((s1 - s0) * along) / open;
    if (Math.abs(r0 - r1) >= apart) return r0 > r1 ? oval(s0, r0) : oval(s1, r1);
    const lean = Math.acos((r0 - r1) / apart);
    const touch = (s: number, r: number, sign: number): string => {
      const [x, y] = centre(s);
      const [a, b] = [r * open * Math.cos(lean) * scale, sign * r * Math.sin(lean) * scale];
      return `${num(x + t.x * a + side.x * b)} ${num(y + t.y * a + side.y * b)}`;
    };
    const bow = (r: number, large: boolean): string =>
      `A${num(r * scale * open)} ${num(r * scale)} ${num(angle)} ${large ? 1 : 0} 0 `;
    return (
      `M${touch(s0, r0, 1)}L${touch(s1, r1, 1)}${bow(r1, r1 > r0)}${touch(s1, r1, -1)}` +
      `L${touch(s0, r0, -1)}${bow(r0, r0 > r1)}${touch(s0, r0, 1)}Z`
    );
  };
  const paint = (s: number, r: number, lean: number): string => {
    const [x, y] = centre(s);
    const [dx, dy] = [side.x * r * scale * flip, side.y * r * scale * flip];
    const tones = base(pen, body.material, lean).slice(4, -1);
    return pen.define(
      (id) =>
        `<linearGradient id="${id}" href="${tones}" gradientUnits="userSpaceOnUse" ` +
        `x1="${num(x + dx)}" y1="${num(y + dy)}" x2="${num(x - dx)}" y2="${num(y - dy)}"/>`,
    );
  };
  const rising = body.profile;
  const sections = rising.slice(1).map((end, i) => ({ from: rising[i] ?? end, to: end }));
  const nearLast = seen.away < 0;
  if (!nearLast) sections.reverse();
  const edge = tone(body.material, 'edge');
  const outline = sections.map(({ from, to }) => hull(from[0], from[1], to[0], to[1])).join('');
  const out = [path(outline, { fill: edge, stroke: edge, 'stroke-width': EDGE * 1.3 })];
  const thin = { fill: 'none', stroke: edge, 'stroke-width': 0.7, 'stroke-opacity': '.75' };
  sections.forEach(({ from, to }, i) => {
    const [far, near] = nearLast ? [from, to] : [to, from];
    const run = to[0] - from[0];
    const slope = Math.atan2(far[1] - near[1], run);
    const lean = Math.sin(slope) * facing(camera, nearLast ? axis : [-axis[0], -axis[1], -axis[2]]);
    if (run < 0.01 && far[1] > near[1]) {
      out.push(path(oval(far[0], far[1]), { ...thin, fill: flat(pen, body.material, lean) }));
    } else {
      const r = Math.max(far[1], near[1]);
      out.push(path(hull(from[0], from[1], to[0], to[1]), { fill: paint((from[0] + to[0]) / 2, r, lean) }));
    }
    const next = sections[i + 1];
    const [nextFar, nextNear] = next
      ? nearLast
        ? [next.from, next.to]
        : [next.to, next.from]
      : [near, near];
    const bend = next ? Math.atan2(nextFar[1] - nextNear[1], next.to[0] - next.from[0]) - slope : 1;
    if (Math.abs(bend) > 0.42 && run >= 0.01) out.push(path(oval(near[0], near[1]), thin));
  });
  const end = nearLast ? rising[rising.length - 1] : rising[0];
  if (end && end[1] > 0.4) {
    const light = facing(camera, nearLast ? axis : [-axis[0], -axis[1], -axis[2]]);
    out.push(path(oval(end[0], end[1]), { ...thin, fill: flat(pen, body.material, light) }));
    if (body.hole)
      out.push(
        path(oval(end[0], body.hole), {
          ...thin,
          'stroke-opacity': '1',
          fill: pen.fill(body.material, 'bore'),
        }),
      );
  }
  out.push(decor(camera, body, edge));
  return out.join('');
}

/** Thread turns and ribs over the finished body. */
function decor(camera: Camera, body: Lathe, edge: string): string {
  const axis = unit(body.axis);
  const radius = (s: number): number => {
    const after = body.profile.findIndex(([at]) => at >= s - 0.001);
    return body.profile[Math.max(after, 0)]?.[1] ?? 0;
  };
  const out: string[] = [];
  if (body.thread) {
    const [from, to, pitch] = body.thread;
    const turns = Math.max(3, Math.min(22, Math.floor((to - from) / pitch)));
    const [, v] = across(axis);
    const visible: string[] = [];
    for (let i = 0; i < turns; i++) {
      const s = from + ((i + 0.5) * (to - from)) / turns;
      visible.push(frontHalf(camera, body, s, radius(s), v));
    }
    const wide = ((to - from) / turns) * camera.scale * 0.36;
    out.push(
      path(visible.join(''), {
        fill: 'none',
        stroke: edge,
        'stroke-width': Math.max(0.6, Math.min(wide, 3)),
        'stroke-opacity': '.42',
      }),
    );
  }
  if (body.ribs) {
    const [from, to, count] = body.ribs;
    const [u, v] = across(axis);
    let dark = '';
    let light = '';
    for (let i = 0; i < count; i++) {
      const a = (2 * Math.PI * i) / count;
      const normal = add(add([0, 0, 0], u, Math.cos(a)), v, Math.sin(a));
      if (turn(camera, normal).away > -0.03) continue;
      const r = radius((from + to) / 2);
      const p0 = paper(camera, add(add(body.at, axis, from), normal, r));
      const p1 = paper(camera, add(add(body.at, axis, to), normal, r));
      const d = `M${num(p0[0])} ${num(p0[1])}L${num(p1[0])} ${num(p1[1])}`;
      dark += d;
      light += `M${num(p0[0] - 0.9)} ${num(p0[1] - 1.1)}L${num(p1[0] - 0.9)} ${num(p1[1] - 1.1)}`;
    }
    out.push(path(light, { stroke: '#fff', 'stroke-opacity': '.4', 'stroke-width': 1.1 }));
    out.push(path(dark, { stroke: edge, 'stroke-opacity': '.7', 'stroke-width': 1.2 }));
  }
  return out.join('');
}

/** The half ring of a turned body that looks at the viewer. */
function frontHalf(
  camera: Camera,
  body: Lathe,
  s: number,
  r: number,
  guess: readonly [number, number, number],
): string {
  const axis = unit(body.axis);
  const [u, v] = across(axis);
  const a = turn(camera, u).away;
  const b = turn(camera, guess).away;
  const middle = Math.atan2(-b, -a);
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = middle + ((i - 4) / 4) * 1.5;
    const [x, y] = paper(
      camera,
      add(add(add(body.at, axis, s), u, r * Math.cos(angle)), v, r * Math.sin(angle)),
    );
    return `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`;
  });
  return points.join('');
}
