import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bar, box, oval, poly, soft, stand, ticks } from '../lines.ts';
import { sketched, type Pictures, type Shape } from '../sketch.ts';

interface Piece { title: string; caption: string; body: Material }
const wheel = (x: number, y: number, r: number, hub: Material = 'grey'): Shape[] => [
  { d: oval(x, y, r), material: 'rubber', shading: 'end' }, { d: oval(x, y, r * 0.62), material: hub, shading: 'end', edge: 0.8 }, { d: oval(x, y, r * 0.16), material: 'steel', shading: 'ball', edge: 0.5 },
];

/** A platform trolley or hand truck. */
export function trolley(v: Piece & { L: number; H: number; kind: 'platform' | 'handtruck' }): Pictures {
  return sketched(() => {
    const { L, H } = v;
    if (v.kind === 'handtruck') {
      return {
        title: v.title, caption: v.caption, box: [0, 0, L, H], standing: true,
        shapes: [
          { d: `M${L * 0.26} ${H * 0.86}V${H * 0.2}C${L * 0.26} ${H * 0.02} ${L * 0.86} ${H * 0.02} ${L * 0.86} ${H * 0.2}V${H * 0.86}H${L * 0.78}V${H * 0.2}C${L * 0.78} ${H * 0.1} ${L * 0.36} ${H * 0.1} ${L * 0.36} ${H * 0.2}V${H * 0.86}Z`, material: v.body, shading: 'post' },
          ...[0.34, 0.56, 0.72].map((k): Shape => ({ d: box(L * 0.32, H * k, L * 0.48, H * 0.03), material: v.body, shading: 'round', edge: 0.8 })),
          { d: soft([[L * 0.06, H * 0.94], [L * 0.06, H * 0.86], [L * 0.94, H * 0.86], [L * 0.94, H * 0.94], [L * 0.5, H * 0.98]], 4), material: 'steel', shading: 'face' }, { d: box(L * 0.04, H * 0.93, L * 0.92, H * 0.025), material: 'steel', shading: 'round' },
          ...wheel(L * 0.2, H * 0.92, H * 0.08), ...wheel(L * 0.8, H * 0.92, H * 0.08),
        ],
        measures: [{ y: [0, H], side: 'right', text: `${H}` }, { x: [0, L], side: 'below', text: `${L}` }],
      };
    }
    const d = H * 0.32;
    const dx = d * 0.5;
    const dy = -d * 0.34;
    const y = H * 0.74;
    return {
      title: v.title, caption: v.caption, box: [0, 0, L + dx, H], standing: true,
      shapes: [
        ...[dx, 0].map((o): Shape => ({ d: `M${L * 0.06 + o} ${y}V${H * 0.12}Q${L * 0.06 + o} 0 ${L * 0.14 + o} 0H${L * 0.34 + o}Q${L * 0.4 + o} 0 ${L * 0.4 + o} ${H * 0.1}V${y}`, material: 'steel', shading: 'line', edge: 5 })),
        { d: poly([[0, y], [dx, y + dy], [L + dx, y + dy], [L, y]]), material: v.body, shading: 'top' }, { d: poly([[L, y], [L + dx, y + dy], [L + dx, y + dy + H * 0.06], [L, y + H * 0.06]]), material: v.body, shading: 'side' }, { d: box(0, y, L, H * 0.06, 3), material: v.body, shading: 'face' },
        { d: ticks(L * 0.06, L * 0.9, 22, y - H * 0.02, y - H * 0.005), material: v.body, shading: 'line', edge: 0.5, opacity: 0.3, only: 'picture' },
        ...wheel(L * 0.14, H * 0.9, H * 0.1), ...wheel(L * 0.84, H * 0.9, H * 0.1), ...wheel(L * 0.14 + dx, H * 0.86, H * 0.08), ...wheel(L * 0.84 + dx, H * 0.86, H * 0.08),
      ],
      measures: [{ x: [0, L], side: 'below', text: `${L}` }, { y: [0, H], side: 'left', text: `${H}` }],
    };
  });
}

/** A hand pallet truck or a stacker with its forks. */
export function palletTruck(v: Piece & { fork: number; lift: number; stacker: boolean; electric: boolean }): Pictures {
  return sketched(() => {
    const { fork: L } = v;
    const k = L / 1150;
    const s = (list: Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    const body = v.body;
    if (v.stacker) {
      const mast = v.lift * k * 0.7 + 620 * k;
      return {
        title: v.title, caption: v.caption, box: [0, -mast, 1500 * k, 0], standing: true,
        shapes: [
          { d: box(260 * k, -mast, 90 * k, mast - 90 * k, 8 * k) + box(420 * k, -mast, 90 * k, mast - 90 * k, 8 * k), material: body, shading: 'post' },
          { d: ticks(300 * k, 470 * k, 2, -mast + 40 * k, -120 * k), material: 'steel', shading: 'line', edge: 2 }, { d: box(230 * k, -mast + 30 * k, 320 * k, 70 * k, 20 * k), material: 'castIron', shading: 'round' },
          { d: box(200 * k, -520 * k, 330 * k, 350 * k, 20 * k), material: body, shading: 'face' }, { d: box(240 * k, -480 * k, 250 * k, 120 * k, 16 * k), material: 'black', shading: 'face', edge: 0.7 },
          { d: bar([[500 * k, 26 * k], [1440 * k, 26 * k], [1480 * k, 10 * k]], -150 * k), material: 'castIron', shading: 'round' }, { d: bar([[520 * k, 18 * k], [1430 * k, 18 * k]], -60 * k), material: body, shading: 'round' },
          ...wheel(1380 * k, -60 * k, 52 * k), ...wheel(300 * k, -74 * k, 74 * k),
          { d: soft(s([[150, -540], [190, -640], [80, -700], [40, -640]]), 16 * k), material: 'black', shading: 'post' }, { d: `M${230 * k} ${-480 * k}L${110 * k} ${-630 * k}`, material: 'black', shading: 'line', edge: 5 },
        ],
        measures: [{ y: [-mast, 0], side: 'left', text: `${Math.round(mast)}` }, { x: [500 * k, 1480 * k], side: 'below', y: [0, 0], text: `${L}` }],
      };
    }
    return {
      title: v.title, caption: v.caption, box: [-230 * k, -1230 * k, 1260 * k, 0], turn: 0, standing: true,
      shapes: [
        { d: bar([[60 * k, 42 * k], [1180 * k, 42 * k], [1250 * k, 14 * k]], -200 * k), material: body, shading: 'round' }, { d: bar([[80 * k, 30 * k], [1160 * k, 30 * k], [1230 * k, 12 * k]], -86 * k), material: body, shading: 'round' },
        ...wheel(1120 * k, -60 * k, 60 * k, 'steel'), ...wheel(1000 * k, -60 * k, 60 * k, 'steel'),
        { d: soft(s([[20, -420], [120, -440], [170, -380], [180, -200], [40, -200]]), 20 * k), material: body, shading: 'face' }, { d: stand([[-520 * k, 44 * k], [-300 * k, 60 * k], [-200 * k, 60 * k]], 90 * k), material: 'castIron', shading: 'post' },
        { d: stand([[-640 * k, 22 * k], [-540 * k, 24 * k]], 96 * k), material: 'steel', shading: 'post' },
        { d: `M${110 * k} ${-560 * k}C${60 * k} ${-760 * k} ${-20 * k} ${-900 * k} ${-60 * k} ${-1040 * k}`, material: 'steel', shading: 'line', edge: 6 }, { d: soft(s([[-130, -1220], [30, -1220], [50, -1150], [0, -1080], [-110, -1080], [-160, -1150]]), 30 * k), material: 'black', shading: 'face' }, { d: box(-150 * k, -1180 * k, 180 * k, 34 * k, 12 * k), material: 'red', shading: 'face', edge: 0.7 },
        ...(v.electric ? [{ d: box(-40 * k, -700 * k, 240 * k, 240 * k, 16 * k), material: body, shading: 'face' as const }, { d: box(0, -660 * k, 160 * k, 120 * k, 10 * k), material: 'black' as const, shading: 'face' as const, edge: 0.7 }] : []),
        ...wheel(70 * k, -90 * k, 90 * k), ...wheel(160 * k, -90 * k, 90 * k),
      ],
      measures: [{ x: [100 * k, 1250 * k], side: 'below', y: [-200 * k, -86 * k], text: `${L}` }, { y: [-250 * k, -160 * k], side: 'right', x: [1250 * k, 1250 * k], text: `${v.lift}` }],
    };
  });
}

/** A ratchet strap, a stretch wrapper, a label sheet and bags: small packing goods drawn simply. */
export function strap(v: Piece & { kind: 'ratchet' | 'bag' | 'foam' | 'corner'; W: number; H: number }): Pictures {
  return sketched(() => {
    const { W, H } = v;
    const parts: Record<typeof v.kind, Shape[]> = {
      ratchet: [
        { d: box(W * 0.3, H * 0.62, W * 0.5, H * 0.12), material: v.body, shading: 'round' },
        { d: oval(W * 0.24, H * 0.5, H * 0.36), material: v.body, shading: 'end' },
        { d: [0.31, 0.26, 0.21, 0.16].map((k) => oval(W * 0.24, H * 0.5, H * k)).join(''), material: v.body, shading: 'line', edge: 0.9, opacity: 0.7 },
        { d: oval(W * 0.24, H * 0.5, H * 0.09), material: v.body, shading: 'bore' },
        { d: soft([[W * 0.56, H * 0.52], [W * 0.86, H * 0.52], [W * 0.9, H * 0.6], [W * 0.9, H * 0.84], [W * 0.56, H * 0.84]], 8), material: 'zinc', shading: 'face' },
        { d: soft([[W * 0.7, H * 0.62], [W * 0.6, H * 0.12], [W * 0.68, H * 0.08], [W * 0.8, H * 0.56]], 8), material: 'zinc', shading: 'post' },
        { d: soft([[W * 0.58, H * 0.04], [W * 0.68, H * 0.02], [W * 0.71, H * 0.2], [W * 0.61, H * 0.22]], 6), material: 'black', shading: 'post' },
        { d: oval(W * 0.74, H * 0.66, H * 0.13), material: 'steel', shading: 'end' }, { d: oval(W * 0.74, H * 0.66, H * 0.06), material: v.body, shading: 'end', edge: 0.7 },
        { d: `M${W * 0.9} ${H * 0.68}H${W * 0.97}C${W * 1.02} ${H * 0.7} ${W * 1.02} ${H * 0.92} ${W * 0.94} ${H * 0.9}`, material: 'zinc', shading: 'line', edge: 4 },
      ],
      bag: [
        { d: soft([[W * 0.06, H * 0.04], [W * 0.94, H * 0.04], [W, H * 0.9], [W * 0.94, H], [W * 0.06, H], [0, H * 0.9]], 6), material: v.body, shading: 'face' }, { d: box(W * 0.04, H * 0.0, W * 0.92, H * 0.08, 3), material: v.body, shading: 'round' }, { d: `M${W * 0.34} ${H * 0.04}C${W * 0.34} ${-H * 0.1} ${W * 0.66} ${-H * 0.1} ${W * 0.66} ${H * 0.04}`, material: v.body, shading: 'line', edge: 4 }, { d: box(W * 0.12, H * 0.36, W * 0.76, H * 0.3, 4), material: 'white', shading: 'face', edge: 0.5, opacity: 0.5, only: 'picture' },
      ],
      foam: [
        ...Array.from({ length: 5 }, (_, i): Shape => ({ d: box(0, H * (0.02 + i * 0.2), W, H * 0.17, 4), material: v.body, shading: 'face', edge: 0.8 })),
        ...[0.22, 0.42, 0.62, 0.82].map((k): Shape => ({ d: box(0, H * k, W, H * 0.03), material: v.body, shading: 'side', edge: 0.4 })),
      ],
      corner: [
        { d: soft([[0, 0], [W * 0.1, 0], [W * 0.1, H * 0.9], [W, H * 0.9], [W, H], [0, H]], W * 0.03), material: v.body, shading: 'face' }, { d: poly([[0, 0], [W * 0.3, -H * 0.12], [W * 0.4, -H * 0.12], [W * 0.1, 0]]), material: v.body, shading: 'top', edge: 0.8 }, { d: poly([[W * 0.1, 0], [W * 0.4, -H * 0.12], [W * 0.4, H * 0.78], [W * 0.1, H * 0.9]]), material: v.body, shading: 'side', edge: 0.8 },
        { d: poly([[W * 0.1, H * 0.9], [W * 0.4, H * 0.78], [W * 1.3, H * 0.78], [W, H * 0.9]]), material: v.body, shading: 'top', edge: 0.8 },
        { d: poly([[W, H * 0.9], [W * 1.3, H * 0.78], [W * 1.3, H * 0.88], [W, H]]), material: v.body, shading: 'side', edge: 0.8 },
      ],
    };
    return { title: v.title, caption: v.caption, box: [0, v.kind === 'corner' ? -H * 0.12 : v.kind === 'bag' ? -H * 0.1 : 0, v.kind === 'corner' ? W * 1.3 : W, H], standing: v.kind !== 'ratchet', turn: v.kind === 'ratchet' ? -6 : 0, shapes: parts[v.kind], measures: [{ x: [0, W], side: 'below', text: `${W}` }, { y: [0, H], side: 'right', text: `${H}` }] };
  });
}
