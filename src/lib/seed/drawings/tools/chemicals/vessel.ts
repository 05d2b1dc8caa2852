import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { box, flow, oval, poly, soft, stand, ticks } from '../lines.ts';
import { sketched, type Lettering, type Pictures, type Shape } from '../sketch.ts';

export interface Vessel {
  title: string;
  caption: string;
  /** Colours of the body, its label band and the letters on it. */
  body: Material;
  label: Material;
  /** Two lines on the label. */
  mark: string;
  sub: string;
}

function label(v: Vessel, x: number, y: number, wide: number, high: number): { shapes: Shape[]; letters: Lettering[] } {
  const ink = v.label === 'white' || v.label === 'ivory' || v.label === 'yellow' ? '#1D2129' : '#FFFFFF';
  return {
    shapes: [
      { d: box(x, y, wide, high), material: v.label, shading: 'post', edge: 0.5 },
      { d: box(x, y + high * 0.62, wide, high * 0.09), material: v.label === 'red' ? 'white' : 'red', shading: 'post', edge: 0.3, only: 'picture' },
    ],
    letters: [
      { text: v.mark, x: x + wide / 2, y: y + high * 0.34, size: Math.min(high * 0.3, (wide * 0.86) / (v.mark.length * 0.72)), fill: ink },
      { text: v.sub, x: x + wide / 2, y: y + high * 0.84, size: Math.min(high * 0.14, (wide * 0.8) / (v.sub.length * 0.64)), fill: ink },
    ],
  };
}

/** Drums, pails, cans and bottles, standing; sizes in mm. */
export function vessel(v: Vessel & { form: 'drum' | 'pail' | 'jerrican' | 'bottle' | 'tub' | 'can' | 'aerosol'; D: number; H: number; cap?: Material }): Pictures {
  return sketched(() => {
    const { D, H, form } = v;
    const r = D / 2;
    const cap = v.cap ?? 'black';
    let shapes: Shape[];
    let at: [number, number, number, number];
    let top = 0;
    switch (form) {
      case 'drum':
        at = [-r * 0.99, H * 0.37, D * 0.99, H * 0.26];
        shapes = [
          { d: stand([[H * 0.03, r * 0.97], [H * 0.97, r * 0.97], [H, r * 0.95]]), material: v.body, shading: 'post' },
          ...[0.02, 0.33, 0.64, 0.955].map((k): Shape => ({ d: box(-r, H * k, D, H * 0.035, H * 0.017), material: v.body, shading: 'post' })),
          { d: oval(0, H * 0.025, r * 0.97, r * 0.1), material: v.body, shading: 'top' }, { d: oval(-r * 0.5, H * 0.02, r * 0.13, r * 0.035), material: 'steel', shading: 'end', edge: 0.7 }, { d: oval(r * 0.62, H * 0.03, r * 0.07, r * 0.02), material: 'steel', shading: 'end', edge: 0.7 },
        ];
        break;
      case 'pail':
        at = [-r * 0.86, H * 0.34, D * 0.86, H * 0.36];
        shapes = [
          { d: `M${-r * 0.96} ${H * 0.16}C${-r * 1.3} ${H * 0.5} ${-r * 0.8} ${H * 0.62} 0 ${H * 0.62}C${r * 0.8} ${H * 0.62} ${r * 1.3} ${H * 0.5} ${r * 0.96} ${H * 0.16}`, material: 'steel', shading: 'line', edge: 2, only: 'picture' },
          { d: stand([[H * 0.08, r * 0.95], [H * 0.97, r * 0.86], [H, r * 0.82]]), material: v.body, shading: 'post' },
          { d: stand([[0, r * 0.9], [H * 0.04, r], [H * 0.1, r], [H * 0.12, r * 0.94]]), material: cap, shading: 'post' },
          { d: oval(0, H * 0.02, r * 0.9, r * 0.08), material: cap, shading: 'top', edge: 0.7 },
          { d: box(-r * 0.94, H * 0.18, D * 0.94, H * 0.025, 2), material: v.body, shading: 'post', edge: 0.7 },
        ];
        break;
      case 'jerrican':
        at = [-r * 0.82, H * 0.42, D * 0.74, H * 0.4];
        shapes = [
          { d: soft([[-r, H * 0.3], [-r * 0.9, H * 0.12], [-r * 0.2, H * 0.12], [-r * 0.1, H * 0.08], [r * 0.6, H * 0.1], [r, H * 0.2], [r, H], [-r, H]], r * 0.16), material: v.body, shading: 'face' },
          { d: soft([[r * 0.18, H * 0.2], [r * 0.78, H * 0.24], [r * 0.76, H * 0.38], [r * 0.5, H * 0.34], [r * 0.14, H * 0.3]], r * 0.08), material: 'white', shading: 'flat' },
          { d: box(-r * 0.78, 0, r * 0.5, H * 0.13, 3), material: cap, shading: 'post' }, { d: ticks(-r * 0.74, -r * 0.32, 9, H * 0.02, H * 0.12), material: cap, shading: 'line', edge: 0.5 },
        ];
        break;
      case 'bottle':
        at = [-r * 0.97, H * 0.42, D * 0.97, H * 0.4];
        shapes = [
          { d: stand([[H * 0.16, r * 0.3], [H * 0.2, r * 0.34], [H * 0.3, r * 0.9], [H * 0.36, r], [H * 0.97, r], [H, r * 0.9]]), material: v.body, shading: 'post' },
          { d: stand([[0, r * 0.28], [H * 0.02, r * 0.34], [H * 0.17, r * 0.36]]), material: cap, shading: 'post' }, { d: ticks(-r * 0.3, r * 0.3, 8, H * 0.04, H * 0.16), material: cap, shading: 'line', edge: 0.5 },
        ];
        break;
      case 'tub':
        at = [-r * 0.97, H * 0.36, D * 0.97, H * 0.42];
        shapes = [{ d: stand([[H * 0.18, r * 0.97], [H * 0.96, r * 0.97], [H, r * 0.92]]), material: v.body, shading: 'post' }, { d: stand([[0, r * 0.9], [H * 0.04, r], [H * 0.2, r]]), material: cap, shading: 'post' }, { d: ticks(-r * 0.96, r * 0.96, 26, H * 0.05, H * 0.19), material: cap, shading: 'line', edge: 0.5, opacity: 0.5 }];
        break;
      case 'can':
        top = -H * 0.1;
        at = [-r * 0.97, H * 0.3, D * 0.97, H * 0.44];
        shapes = [
          { d: `M${-r * 0.9} ${H * 0.18}C${-r * 0.6} ${-H * 0.12} ${r * 0.6} ${-H * 0.12} ${r * 0.9} ${H * 0.18}`, material: 'steel', shading: 'line', edge: 2.2 },
          { d: stand([[H * 0.08, r * 0.97], [H * 0.96, r * 0.97], [H, r]]), material: v.body, shading: 'post' }, { d: box(-r, H * 0.04, D, H * 0.06, H * 0.02), material: 'tin', shading: 'post' }, { d: box(-r, H * 0.95, D, H * 0.05, H * 0.02), material: 'tin', shading: 'post' },
          { d: oval(0, H * 0.05, r * 0.92, r * 0.07), material: 'tin', shading: 'end' }, { d: oval(0, H * 0.045, r * 0.72, r * 0.05), material: 'tin', shading: 'face', edge: 0.7 }, { d: oval(-r * 0.9, H * 0.18, r * 0.06) + oval(r * 0.9, H * 0.18, r * 0.06), material: 'tin', shading: 'ball', edge: 0.6 },
        ];
        break;
      default:
        at = [-r, H * 0.42, D, H * 0.42];
        shapes = [
          { d: stand([[H * 0.27, r * 0.97], [H * 0.29, r], [H * 0.98, r], [H, r * 0.94]]), material: v.body, shading: 'post' },
          { d: stand([[H * 0.22, r * 0.7], [H * 0.28, r * 0.95]]), material: 'tin', shading: 'post' }, { d: stand([[0, r * 0.7], [H * 0.02, r * 0.8], [H * 0.23, r * 0.82]]), material: cap, shading: 'post' },
          { d: box(-r, H * 0.965, D, H * 0.035, 2), material: 'tin', shading: 'post' },
        ];
    }
    const l = label(v, at[0], at[1], at[2], at[3]);
    return {
      title: v.title, caption: v.caption, box: [-r, top, r, H], standing: true, shapes: [...shapes, ...l.shapes], letters: l.letters,
      axes: [[0, top - H * 0.03, 0, H * 1.04]],
      measures: [{ x: [-r, r], side: 'below', text: form === 'jerrican' ? `${D}` : `⌀${D}` }, { y: [0, H], side: 'right', text: `${H}` }],
    };
  });
}

/** Sealant cartridges and grease cartridges with a nozzle; squeeze bottles of threadlocker; twin syringes; tubes. */
export function dispenser(v: Vessel & { form: 'cartridge' | 'squeeze' | 'syringe' | 'tube' | 'drop'; L: number; D: number }): Pictures {
  return sketched(() => {
    const { L, D, form } = v;
    const r = D / 2;
    let shapes: Shape[];
    let at: [number, number, number, number];
    let box0: [number, number, number, number] = [-r, 0, r, L];
    switch (form) {
      case 'cartridge': {
        const nozzle = L * 0.36;
        at = [-r, nozzle + L * 0.2, D, L * 0.34];
        shapes = [{ d: stand([[0, r * 0.1], [nozzle * 0.9, r * 0.34], [nozzle, r * 0.36]]), material: 'white', shading: 'post' }, { d: stand([[nozzle * 0.98, r * 0.34], [nozzle + 2, r * 0.96], [nozzle + 5, r], [L - 4, r], [L, r * 0.98]]), material: v.body, shading: 'post' }, { d: box(-r, L - L * 0.035, D, L * 0.035, 2), material: 'grey', shading: 'post' }];
        break;
      }
      case 'squeeze': {
        const shoulder = L * 0.4;
        at = [-r * 0.98, L * 0.54, D * 0.98, L * 0.32];
        shapes = [{ d: soft([[-r, shoulder + L * 0.06], [-r * 0.55, shoulder - L * 0.04], [r * 0.55, shoulder - L * 0.04], [r, shoulder + L * 0.06], [r, L], [-r, L]], r * 0.2), material: v.body, shading: 'post' }, { d: stand([[L * 0.17, r * 0.3], [shoulder - L * 0.03, r * 0.5]]), material: v.body, shading: 'post' }, { d: stand([[0, r * 0.12], [L * 0.04, r * 0.2], [L * 0.18, r * 0.34]]), material: 'red', shading: 'post' }];
        break;
      }
      case 'drop':
        at = [-r * 0.97, L * 0.46, D * 0.97, L * 0.38];
        shapes = [{ d: stand([[L * 0.34, r * 0.3], [L * 0.4, r * 0.86], [L * 0.44, r], [L * 0.97, r], [L, r * 0.9]]), material: v.body, shading: 'post' }, { d: stand([[0, r * 0.16], [L * 0.14, r * 0.4], [L * 0.34, r * 0.44]]), material: 'blue', shading: 'post' }];
        break;
      case 'tube':
        at = [-r * 0.86, L * 0.34, D * 0.86, L * 0.34];
        shapes = [{ d: poly([[-r, L * 0.02], [r, L * 0.02], [r * 0.92, L * 0.78], [r * 0.3, L * 0.86], [-r * 0.3, L * 0.86], [-r * 0.92, L * 0.78]]), material: v.body, shading: 'post' }, { d: box(-r, 0, D, L * 0.05), material: v.body, shading: 'round' }, { d: stand([[L * 0.85, r * 0.34], [L, r * 0.42]]), material: 'black', shading: 'post' }];
        break;
      default: {
        const one = (x: number, m: Material): Shape[] => [{ d: stand([[L * 0.12, r * 0.36], [L * 0.8, r * 0.36]], x), material: m, shading: 'post' }, { d: box(x - r * 0.42, L * 0.1, r * 0.84, L * 0.03, 1), material: 'white', shading: 'post' }];
        at = [-r * 0.8, L * 0.34, D * 0.8, L * 0.3];
        box0 = [-r * 1.0, -L * 0.24, r * 1.0, L];
        shapes = [...one(-r * 0.45, v.body), ...one(r * 0.45, 'white'), { d: box(-r * 0.62, -L * 0.2, r * 0.32, L * 0.3) + box(r * 0.3, -L * 0.2, r * 0.32, L * 0.3), material: 'white', shading: 'post' }, { d: box(-r * 0.74, -L * 0.24, r * 1.48, L * 0.05, 2), material: 'white', shading: 'round' }, { d: stand([[L * 0.78, r * 0.86], [L * 0.84, r * 0.86], [L * 0.88, r * 0.3], [L, r * 0.14]]), material: 'white', shading: 'post' }];
      }
    }
    const l = label(v, at[0], at[1], at[2], at[3]);
    return {
      title: v.title, caption: v.caption, box: box0, turn: form === 'cartridge' ? 24 : 0, standing: form !== 'cartridge',
      also: form === 'squeeze' || form === 'drop' ? [{ dx: D * 1.15, dy: L * 0.2, scale: 0.8 }] : [],
      shapes: [...shapes, ...l.shapes], letters: l.letters,
      measures: [{ y: [box0[1], L], side: 'right', text: `${Math.round(L)}` }, { x: [-r, r], side: 'below', text: `⌀${Math.round(D)}` }],
    };
  });
}

/** A roll of tape or film seen a little from the side: outside diameter, width, core. */
export function roll(v: { title: string; caption: string; body: Material; D: number; W: number; core: number; coreMaterial?: Material; upright?: boolean; mark?: string; rolls?: number }): Pictures {
  return sketched(() => {
    const R = v.D / 2;
    const k = 0.55;
    const W = v.W;
    const rc = v.core / 2;
    const rings = Array.from({ length: 7 }, (_, i) => { const q = rc * 1.2 + ((R - rc * 1.2) * (i + 1)) / 8; return oval(0, 0, q * k, q); }).join('');
    if (v.upright === true) {
      const ry = R * 0.3;
      return {
        title: v.title, caption: v.caption, box: [-R, -ry, R, W + ry], standing: true,
        shapes: [
          { d: `M${-R} 0V${W}A${R} ${ry} 0 0 0 ${R} ${W}V0Z`, material: v.body, shading: 'post' }, { d: oval(0, 0, R, ry), material: v.body, shading: 'end' }, { d: [0.9, 0.75, 0.6].map((q) => oval(0, 0, R * q, ry * q)).join(''), material: v.body, shading: 'line', edge: 0.5, only: 'picture', opacity: 0.6 },
          { d: oval(0, 0, rc * 1.2, rc * 1.2 * 0.3), material: v.coreMaterial ?? 'kraft', shading: 'face' }, { d: oval(0, 0, rc, rc * 0.3), material: v.coreMaterial ?? 'kraft', shading: 'bore' },
          { d: `M${-R * 0.86} ${W * 0.06}V${W * 0.98}`, material: v.body, shading: 'line', edge: 0.8, only: 'picture', opacity: 0.5 },
        ],
        letters: v.mark ? [{ text: v.mark, x: 0, y: W * 0.55, size: Math.min(W * 0.12, R * 0.34), fill: '#1D2129' }] : [],
        measures: [{ x: [-R, R], side: 'below', y: [W, W], text: `⌀${Math.round(v.D)}` }, { y: [0, W], side: 'right', text: `${W}` }],
      };
    }
    return {
      title: v.title, caption: v.caption, box: [-R * k - W, -R, R * k, R], standing: true,
      also: (v.rolls ?? 1) > 1 ? [{ dx: -W * 1.2 - R * 0.6, dy: R * 0.16, scale: 0.86 }] : [],
      shapes: [
        { d: `M0 ${-R}H${-W}A${R * k} ${R} 0 0 0 ${-W} ${R}H0Z`, material: v.body, shading: 'round' }, { d: oval(0, 0, R * k, R), material: v.body, shading: 'end' },
        { d: rings, material: v.body, shading: 'line', edge: 0.5, opacity: 0.55, only: 'picture' },
        { d: oval(0, 0, rc * 1.16 * k, rc * 1.16), material: v.coreMaterial ?? 'kraft', shading: 'face' }, { d: oval(0, 0, rc * k, rc), material: v.coreMaterial ?? 'kraft', shading: 'bore' },
      ],
      letters: v.mark ? [{ text: v.mark, x: -W * 0.5 - R * k * 0.62, y: 0, size: Math.min(W * 0.4, R * 0.22), fill: ['white', 'ivory', 'clear', 'yellow', 'grey', 'kraft'].includes(v.body) ? '#22303F' : '#FFFFFF', turn: -90 }] : [],
      measures: [{ y: [-R, R], side: 'left', text: `⌀${Math.round(v.D)}` }, { x: [-W, 0], side: 'below', y: [R, R], text: `${W}` }, { at: [0, -rc], to: [30, -40], text: `⌀${v.core}` }],
    };
  });
}

/** A paint brush or a roller. */
export function brush(v: { title: string; caption: string; wide: number; kind: 'flat' | 'roller'; handle: Material }): Pictures {
  return sketched(() => {
    const W = v.wide;
    const handle: Point[] = [[-W * 0.12, -150], [-W * 0.2, -110], [-W * 0.14, -60], [-W * 0.3, -20], [-W * 0.36, 0], [W * 0.36, 0], [W * 0.3, -20], [W * 0.14, -60], [W * 0.2, -110], [W * 0.12, -150]];
    return {
      title: v.title, caption: v.caption, box: [-W / 2 - 4, -160, W / 2 + 4, v.kind === 'flat' ? 100 : 110], turn: 28,
      shapes: v.kind === 'flat' ? [
        { d: soft([[-W * 0.46, 40], [W * 0.46, 40], [W * 0.48, 92], [W * 0.3, 98], [-W * 0.3, 98], [-W * 0.48, 92]], 6), material: 'ivory', shading: 'post' }, { d: ticks(-W * 0.42, W * 0.42, 26, 44, 96), material: 'kraft', shading: 'line', edge: 0.5, opacity: 0.7, only: 'picture' },
        { d: box(-W * 0.48, 0, W * 0.96, 44, 3), material: 'tin', shading: 'post' }, { d: [-0.3, 0, 0.3].map((x) => oval(W * x, 8, 2.2)).join(''), material: 'tin', shading: 'dark', edge: 0.5 }, { d: flow(handle), material: v.handle, shading: 'post' }, { d: oval(0, -140, 4), material: v.handle, shading: 'dark' },
      ] : [
        { d: `M0 -10V30H${W / 2 + 2}V70H${W / 2 - 4}`, material: 'steel', shading: 'line', edge: 3 }, { d: box(-W / 2, 50, W, 52, 22), material: 'ivory', shading: 'round' }, { d: flow([[-10, -160], [-13, -120], [-9, -60], [-12, -12], [12, -12], [9, -60], [13, -120], [10, -160]]), material: v.handle, shading: 'post' },
      ],
      measures: [{ x: [-W / 2, W / 2], side: 'below', text: `${W}` }, { y: [-158, 98], side: 'left', x: [0, -W / 2], text: '258' }],
    };
  });
}
