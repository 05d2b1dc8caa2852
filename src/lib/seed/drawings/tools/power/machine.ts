import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bar, box, flow, oval, poly, soft, stand, ticks } from '../lines.ts';
import { sketched, type Pictures, type Shape } from '../sketch.ts';
import { pack, vents } from './body.ts';

interface Machine { title: string; caption: string; colour: Material }

/** A hot air gun or a spray gun. */
export function heatGun(shape: Machine & { L: number }): Pictures {
  return sketched(() => {
    const k = shape.L / 250;
    const s = (list: Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    return {
      title: shape.title, caption: shape.caption, box: [0, 0, 250 * k, 220 * k], standing: true,
      shapes: [
        { d: bar([[176 * k, 24 * k], [236 * k, 18 * k], [250 * k, 18 * k]], 40 * k), material: 'stainless', shading: 'round' },
        { d: ticks(188 * k, 228 * k, 6, 22 * k, 58 * k), material: 'black', shading: 'line', edge: 0.6, only: 'picture' },
        { d: bar([[140 * k, 36 * k], [180 * k, 30 * k]], 40 * k), material: 'black', shading: 'round' },
        { d: soft(s([[36, 70], [88, 72], [84, 130], [90, 206], [84, 220], [34, 220], [28, 204], [34, 130]]), 12 * k), material: shape.colour, shading: 'post' },
        { d: soft(s([[2, 14], [14, 0], [120, 0], [146, 6], [146, 74], [100, 80], [14, 80], [2, 66]]), 14 * k), material: shape.colour, shading: 'round' },
        { ...vents(14 * k, 22 * k, 5, 36 * k, 8 * k) },
        { d: box(70 * k, 28 * k, 54 * k, 24 * k, 4 * k), material: 'white', shading: 'face', edge: 0.6, only: 'picture' },
        { d: soft(s([[76, 90], [94, 92], [92, 124], [76, 128]]), 5 * k), material: 'red', shading: 'face' },
        { d: box(36 * k, 146 * k, 44 * k, 50 * k, 8 * k), material: 'black', shading: 'post' },
      ],
      letters: [{ text: '60-600 °C', x: 97 * k, y: 40 * k, size: 10 * k, fill: '#B01705' }],
      measures: [{ x: [0, 250 * k], side: 'below', text: `${shape.L}` }, { y: [0, 220 * k], side: 'left', text: `${Math.round(220 * k)}` }],
    };
  });
}

/** An inverter welder or a charger: a cabinet with a front panel and sockets. */
export function welder(shape: Machine & { W: number; H: number; amps: string; mig?: boolean }): Pictures {
  return sketched(() => {
    const { W, H } = shape;
    const d = W * 0.5;
    const dx = d * 0.62;
    const dy = -d * 0.34;
    return {
      title: shape.title, caption: shape.caption, box: [0, dy - H * 0.14, W + dx, H], standing: true,
      shapes: [
        { d: `M${W * 0.3 + dx * 0.5} ${dy * 0.5}V${dy * 0.5 - H * 0.1}Q${W * 0.3 + dx * 0.5} ${dy * 0.5 - H * 0.16} ${W * 0.4 + dx * 0.5} ${dy * 0.5 - H * 0.16}H${W * 0.74 + dx * 0.5}Q${W * 0.84 + dx * 0.5} ${dy * 0.5 - H * 0.16} ${W * 0.84 + dx * 0.5} ${dy * 0.5 - H * 0.1}V${dy * 0.5}H${W * 0.78 + dx * 0.5}V${dy * 0.5 - H * 0.08}H${W * 0.36 + dx * 0.5}V${dy * 0.5}Z`, material: 'black', shading: 'face', only: 'picture' },
        { d: poly([[0, 0], [dx, dy], [W + dx, dy], [W, 0]]), material: shape.colour, shading: 'top', only: 'picture' },
        { d: poly([[W, 0], [W + dx, dy], [W + dx, H + dy], [W, H]]), material: shape.colour, shading: 'face', only: 'picture' },
        { d: Array.from({ length: 6 }, (_, i) => poly([[W + dx * 0.2, H * (0.3 + i * 0.08) + dy * 0.2], [W + dx * 0.8, H * (0.3 + i * 0.08) + dy * 0.8], [W + dx * 0.8, H * (0.34 + i * 0.08) + dy * 0.8], [W + dx * 0.2, H * (0.34 + i * 0.08) + dy * 0.2]])).join(''), material: 'black', shading: 'dark', edge: 0.4, only: 'picture' },
        { d: box(0, 0, W, H, W * 0.03), material: 'black', shading: 'face' },
        { d: box(W * 0.06, H * 0.06, W * 0.88, H * 0.42, W * 0.03), material: 'white', shading: 'face', edge: 0.7 },
        { d: box(W * 0.12, H * 0.1, W * 0.36, H * 0.16, W * 0.01), material: 'black', shading: 'face', edge: 0.6 },
        { d: oval(W * 0.72, H * 0.3, W * 0.13), material: 'black', shading: 'end' }, { d: poly([[W * 0.71, H * 0.3], [W * 0.77, H * 0.21], [W * 0.74, H * 0.31]]), material: 'white', shading: 'flat', edge: 0.3 },
        { d: oval(W * 0.18, H * 0.38, W * 0.02) + oval(W * 0.27, H * 0.38, W * 0.02), material: 'green', shading: 'ball', edge: 0.5 },
        ...(shape.mig ? [{ d: oval(W * 0.5, H * 0.73, W * 0.12), material: 'brass' as const, shading: 'end' as const }] : []),
        ...[0.24, 0.76].map((x): Shape => ({ d: oval(W * x, H * 0.73, W * 0.11), material: 'grey', shading: 'end' })), ...[0.24, 0.76].map((x): Shape => ({ d: oval(W * x, H * 0.73, W * 0.06), material: 'bronze', shading: 'bore' })),
        { d: box(W * 0.02, H * 0.97, W * 0.12, H * 0.04) + box(W * 0.86, H * 0.97, W * 0.12, H * 0.04), material: 'black', shading: 'flat' },
      ],
      letters: [{ text: shape.amps, x: W * 0.3, y: H * 0.18, size: W * 0.1, fill: '#F0705C' }, { text: '+', x: W * 0.24, y: H * 0.9, size: H * 0.1, fill: '#fff' }, { text: '−', x: W * 0.76, y: H * 0.9, size: H * 0.1, fill: '#fff' }],
      measures: [{ x: [0, W], side: 'below', text: `${W}` }, { y: [0, H], side: 'left', text: `${H}` }],
    };
  });
}

/** Welding electrodes: a box and sticks; or a spool of wire. */
export function electrodes(shape: Machine & { d: number; L: number; grade: string }): Pictures {
  return sketched(() => {
    const { L } = shape;
    const W = L * 0.3;
    const rod = (y: number): Shape[] => [
      { d: bar([[0, shape.d / 2], [L * 0.07, shape.d / 2]], y), material: 'steel', shading: 'round', edge: 0.6 },
      { d: bar([[L * 0.07, shape.d * 1.0], [L * 0.99, shape.d * 1.0], [L, shape.d * 0.8]], y), material: shape.colour, shading: 'round', edge: 0.7 },
    ];
    return {
      title: shape.title, caption: shape.caption, box: [-L * 0.05, -W, L * 1.05, W * 0.5], turn: -24,
      shapes: [
        { d: box(0, -W, L * 1.02, W * 0.8, 4), material: 'blue', shading: 'face', only: 'picture' }, { d: box(L * 0.04, -W * 0.92, L * 0.94, W * 0.22, 3), material: 'white', shading: 'face', edge: 0.5, only: 'picture' }, { d: poly([[L * 0.04, -W * 0.5], [L * 0.98, -W * 0.66], [L * 0.98, -W * 0.28], [L * 0.04, -W * 0.28]]), material: 'yellow', shading: 'face', edge: 0.5, only: 'picture' },
        ...[-0.06, 0.06, 0.18, 0.3].flatMap((y, i) => rod(W * y + (i % 2) * 2)),
      ],
      letters: [{ text: shape.grade, x: L * 0.5, y: -W * 0.81, size: W * 0.16, fill: '#1D2129' }],
      measures: [{ x: [0, L], side: 'below', text: `${L}` }, { y: [W * 0.3 - shape.d, W * 0.3 + shape.d], side: 'right', text: `⌀${shape.d}` }],
    };
  });
}

export function spool(shape: Machine & { D: number; W: number; wire: number; grade: string }): Pictures {
  return sketched(() => {
    const R = shape.D / 2;
    const rx = R * 0.42;
    const W = shape.W;
    return {
      title: shape.title, caption: shape.caption, box: [-rx - W, -R, rx, R], standing: true,
      shapes: [
        { d: oval(-W, 0, rx, R), material: 'black', shading: 'face' },
        { d: `M0 ${-R * 0.86}H${-W}A${rx * 0.86} ${R * 0.86} 0 0 0 ${-W} ${R * 0.86}H0Z`, material: shape.colour, shading: 'round' },
        { d: Array.from({ length: 16 }, (_, i) => { const x = -W + (i * W) / 16; return `M${x.toFixed(1)} ${(-R * 0.86).toFixed(1)}A${(rx * 0.86).toFixed(1)} ${(R * 0.86).toFixed(1)} 0 0 0 ${x.toFixed(1)} ${(R * 0.86).toFixed(1)}`; }).join(''), material: shape.colour, shading: 'line', edge: 0.7, opacity: 0.7, only: 'picture' },
        { d: oval(0, 0, rx, R), material: 'black', shading: 'face' }, { d: oval(0, 0, rx * 0.9, R * 0.9), material: 'black', shading: 'end', edge: 0.5 },
        { d: [0, 60, 120, 180, 240, 300].map((a) => oval(rx * 0.62 * Math.cos((a * Math.PI) / 180), R * 0.62 * Math.sin((a * Math.PI) / 180), rx * 0.13, R * 0.13)).join(''), material: 'black', shading: 'bore', edge: 0.6 },
        { d: oval(0, 0, rx * 0.46, R * 0.46), material: 'yellow', shading: 'face', edge: 0.6, only: 'picture' }, { d: oval(0, 0, rx * 0.18, R * 0.18), material: 'black', shading: 'bore' },
      ],
      letters: [{ text: shape.grade, x: 0, y: -R * 0.31, size: R * 0.075, fill: '#1D2129' }, { text: `⌀${shape.wire}`, x: 0, y: R * 0.31, size: R * 0.1, fill: '#1D2129' }],
      measures: [{ y: [-R, R], side: 'left', text: `⌀${shape.D}` }, { x: [-W, 0], side: 'below', y: [R, R], text: `${W}` }],
    };
  });
}

/** A piston or screw air compressor on its tank. */
export function compressor(shape: Machine & { L: number; H: number; tank: number; silent: boolean }): Pictures {
  return sketched(() => {
    const { L, H } = shape;
    const r = H * 0.24;
    const ty = H - r - H * 0.1;
    const head = (x: number): Shape[] => [{ d: stand([[H * 0.02, L * 0.055], [H * 0.26, L * 0.055]], x), material: 'aluminium', shading: 'post' }, { d: Array.from({ length: 7 }, (_, i) => `M${x - L * 0.07} ${H * (0.05 + i * 0.03)}h${L * 0.14}`).join(''), material: 'black', shading: 'line', edge: 0.9 }, { d: box(x - L * 0.06, H * 0.0, L * 0.12, H * 0.04, 3), material: 'castIron', shading: 'post' }];
    return {
      title: shape.title, caption: shape.caption, box: [0, 0, L, H], standing: true,
      shapes: [
        { d: box(L * 0.14, H * 0.78, L * 0.03, H * 0.2) + box(L * 0.8, H * 0.78, L * 0.03, H * 0.2), material: 'black', shading: 'post' },
        { d: oval(L * 0.82, H * 0.91, H * 0.09), material: 'rubber', shading: 'end' }, { d: oval(L * 0.82, H * 0.91, H * 0.045), material: shape.colour, shading: 'end', edge: 0.6 },
        { d: `M${L * 0.1} ${ty - r}H${L * 0.9}Q${L} ${ty - r} ${L} ${ty}Q${L} ${ty + r} ${L * 0.9} ${ty + r}H${L * 0.1}Q0 ${ty + r} 0 ${ty}Q0 ${ty - r} ${L * 0.1} ${ty - r}Z`, material: shape.colour, shading: 'round' },
        { d: `M${L * 0.1} ${ty - r}Q${L * 0.13} ${ty} ${L * 0.1} ${ty + r}M${L * 0.9} ${ty - r}Q${L * 0.93} ${ty} ${L * 0.9} ${ty + r}`, material: shape.colour, shading: 'line', edge: 0.8 },
        { d: box(L * 0.34, ty - r * 0.4, L * 0.3, r * 0.8, 4), material: 'white', shading: 'face', edge: 0.6, only: 'picture' },
        { d: box(L * 0.16, H * 0.3, L * 0.66, H * 0.05), material: 'black', shading: 'round' },
        ...(shape.silent ? [{ d: soft([[L * 0.18, H * 0.3], [L * 0.18, H * 0.08], [L * 0.24, H * 0.02], [L * 0.76, H * 0.02], [L * 0.8, H * 0.08], [L * 0.8, H * 0.3]], 10), material: 'black' as const, shading: 'face' as const }, vents(L * 0.26, H * 0.1, 8, H * 0.13, L * 0.025)] : [
          ...head(L * 0.28), ...head(L * 0.42),
          { d: box(L * 0.2, H * 0.2, L * 0.3, H * 0.11, 6), material: 'castIron' as const, shading: 'round' as const },
          { d: bar([[L * 0.54, H * 0.1], [L * 0.76, H * 0.1], [L * 0.79, H * 0.07]], H * 0.2), material: shape.colour, shading: 'round' as const }, vents(L * 0.58, H * 0.14, 6, H * 0.12, L * 0.022),
        ]),
        { d: oval(L * 0.88, H * 0.34, H * 0.055), material: 'chrome', shading: 'end' }, { d: oval(L * 0.88, H * 0.34, H * 0.042), material: 'white', shading: 'face', edge: 0.5 }, { d: poly([[L * 0.88 - 1, H * 0.34], [L * 0.9, H * 0.315], [L * 0.88, H * 0.344]]), material: 'red', shading: 'flat', edge: 0.3 },
      ],
      letters: [{ text: `${shape.tank} L`, x: L * 0.49, y: ty, size: r * 0.42, fill: '#22303F' }],
      measures: [{ x: [0, L], side: 'below', text: `${L}` }, { y: [0, H], side: 'right', text: `${H}` }],
    };
  });
}

/** A battery pack on its own, or with its charger behind it. */
export function battery(shape: Machine & { volts: string; ah: string; charger: boolean }): Pictures {
  return sketched(() => {
    const b = pack(0, 0, 118, 84, shape.volts);
    return {
      title: shape.title, caption: shape.caption, box: [0, shape.charger ? -60 : 0, shape.charger ? 190 : 118, 84], standing: true,
      shapes: [
        ...(shape.charger ? [{ d: soft([[60, -54], [186, -54], [190, 80], [54, 80]], 12), material: shape.colour, shading: 'face' as const }, vents(140, -34, 5, 60, 8), { d: oval(86, -36, 5) + oval(102, -36, 5), material: 'green' as const, shading: 'ball' as const, edge: 0.5 }] : []),
        ...b.shapes,
        { d: box(12, 24, 94, 6, 3), material: shape.colour, shading: 'round', edge: 0.6 },
        { d: [0, 1, 2, 3].map((i) => box(34 + i * 14, 70, 9, 5, 2)).join(''), material: 'green', shading: 'face', edge: 0.4 },
      ],
      letters: [{ text: `${shape.volts}  ${shape.ah}`, x: 59, y: 50, size: 12.5, fill: '#1D2129' }],
      measures: [{ x: [0, 118], side: 'below', text: '118' }, { y: [0, 84], side: 'left', text: '84' }],
    };
  });
}

/** Machines on the bench: drill press, double grinder, cut-off saw. */
export function benchMachine(shape: Machine & { kind: 'press' | 'grinder' | 'chop' | 'vacuum' | 'blower'; W: number; H: number }): Pictures {
  return sketched(() => {
    const { W, H, colour: c } = shape;
    const x = (v: number): number => (v * W) / 100;
    const y = (v: number): number => (v * H) / 100;
    const parts: Record<typeof shape.kind, Shape[]> = {
      press: [
        { d: box(x(52), y(4), x(10), y(90)), material: 'chrome', shading: 'post' },
        { d: soft([[x(8), y(8)], [x(14), y(2)], [x(84), y(2)], [x(96), y(8)], [x(96), y(32)], [x(60), y(34)], [x(46), y(40)], [x(18), y(40)], [x(8), y(34)]], x(4)), material: c, shading: 'face' },
        { d: box(x(70), y(12), x(26), y(26), x(4)), material: 'black', shading: 'post' },
        { d: stand([[y(40), x(6)], [y(50), x(6)], [y(50), x(8)], [y(57), x(7)], [y(59), x(3)]], x(28)), material: 'chrome', shading: 'post' }, { d: stand([[y(59), x(1.6)], [y(68), x(1.6)], [y(70), x(0.2)]], x(28)), material: 'steel', shading: 'post' },
        { d: box(x(8), y(73), x(52), y(4), 2), material: 'castIron', shading: 'round' }, { d: box(x(46), y(70), x(20), y(10), 3), material: 'castIron', shading: 'round' },
        { d: soft([[x(4), y(100)], [x(6), y(93)], [x(90), y(93)], [x(94), y(100)]], 4), material: 'castIron', shading: 'round' },
        { d: oval(x(32), y(27), x(6)), material: 'chrome', shading: 'end' }, { d: `M${x(32)} ${y(27)}L${x(14)} ${y(46)}M${x(32)} ${y(27)}L${x(56)} ${y(44)}M${x(32)} ${y(27)}L${x(32)} ${y(12)}`, material: 'chrome', shading: 'line', edge: 3 }, { d: oval(x(14), y(46), x(3)) + oval(x(56), y(44), x(3)) + oval(x(32), y(12), x(3)), material: 'black', shading: 'ball' },
      ],
      grinder: [
        { d: soft([[x(28), y(100)], [x(34), y(74)], [x(66), y(74)], [x(72), y(100)]], 6), material: 'castIron', shading: 'face' },
        { d: bar([[x(24), y(16)], [x(28), y(24)], [x(72), y(24)], [x(76), y(16)]], y(50)), material: c, shading: 'round' },
        ...[18, 82].flatMap((cx): Shape[] => [{ d: oval(x(cx), y(50), x(16), y(38)), material: cx < 50 ? 'grey' : 'brown', shading: 'end' }, { d: `M${x(cx - 18)} ${y(54)}A${x(18)} ${y(42)} 0 1 1 ${x(cx + 18)} ${y(54)}L${x(cx + 12)} ${y(54)}A${x(12)} ${y(28)} 0 1 0 ${x(cx - 12)} ${y(54)}Z`, material: c, shading: 'face' }, { d: oval(x(cx), y(50), x(5), y(10)), material: 'steel', shading: 'end' }, { d: box(x(cx - 9), y(82), x(18), y(5)), material: 'steel', shading: 'round' }]),
        { d: box(x(44), y(82), x(12), y(10), 3), material: 'red', shading: 'face' },
      ],
      chop: [
        { d: box(x(4), y(90), x(92), y(8), 3), material: c, shading: 'round' }, { d: box(x(50), y(78), x(30), y(12), 2), material: 'castIron', shading: 'face' },
        { d: oval(x(38), y(56), x(31), y(38)), material: 'black', shading: 'end' }, { d: `M${x(5)} ${y(60)}A${x(33)} ${y(41)} 0 0 1 ${x(70)} ${y(46)}L${x(52)} ${y(62)}Z`, material: c, shading: 'face' }, { d: oval(x(38), y(56), x(9), y(11)), material: 'steel', shading: 'end' },
        { d: soft([[x(48), y(40)], [x(90), y(24)], [x(98), y(34)], [x(96), y(56)], [x(60), y(66)]], x(4)), material: c, shading: 'round' }, { d: flow([[x(36), y(18)], [x(44), y(4)], [x(64), y(0)], [x(70), y(6)], [x(62), y(14)], [x(50), y(20)]]), material: 'black', shading: 'round' }, vents(x(72), y(34), 5, y(16), x(4)),
      ],
      vacuum: [
        { d: stand([[y(34), x(34)], [y(90), x(31)]], x(48)), material: 'stainless', shading: 'post' }, { d: soft([[x(14), y(36)], [x(16), y(16)], [x(30), y(6)], [x(66), y(6)], [x(80), y(16)], [x(82), y(36)]], x(6)), material: c, shading: 'post' }, { d: `M${x(34)} ${y(8)}Q${x(34)} ${y(0)} ${x(42)} ${y(0)}H${x(54)}Q${x(62)} ${y(0)} ${x(62)} ${y(8)}H${x(56)}Q${x(56)} ${y(4)} ${x(52)} ${y(4)}H${x(44)}Q${x(40)} ${y(4)} ${x(40)} ${y(8)}Z`, material: 'black', shading: 'face' },
        { d: `M${x(82)} ${y(48)}C${x(104)} ${y(44)} ${x(102)} ${y(90)} ${x(90)} ${y(96)}L${x(88)} ${y(92)}C${x(96)} ${y(86)} ${x(98)} ${y(52)} ${x(80)} ${y(54)}Z`, material: 'black', shading: 'post' }, { d: oval(x(24), y(94), x(6), y(5)) + oval(x(72), y(94), x(6), y(5)), material: 'rubber', shading: 'end' }, { d: box(x(40), y(48), x(18), y(12), 4), material: 'black', shading: 'end' },
      ],
      blower: [
        { d: bar([[x(58), y(13)], [x(98), y(9)], [x(100), y(9)]], y(50)), material: 'black', shading: 'round' }, { d: oval(x(36), y(50), x(30), y(42)), material: c, shading: 'ball' }, { d: oval(x(36), y(52), x(18), y(25)), material: 'black', shading: 'end' }, { d: Array.from({ length: 8 }, (_, i) => { const a = (i * Math.PI) / 4; return `M${x(36)} ${y(52)}L${x(36 + 17 * Math.cos(a))} ${y(52 + 24 * Math.sin(a))}`; }).join(''), material: 'grey', shading: 'line', edge: 1.2 }, { d: flow([[x(8), y(30)], [x(14), y(6)], [x(40), y(0)], [x(64), y(10)], [x(66), y(24)], [x(54), y(20)], [x(38), y(10)], [x(20), y(16)], [x(14), y(34)]]), material: 'black', shading: 'round' },
      ],
    };
    return { title: shape.title, caption: shape.caption, box: [0, 0, W, H], standing: true, shapes: parts[shape.kind], measures: [{ x: [0, W], side: 'below', text: `${W}` }, { y: [0, H], side: 'right', text: `${H}` }] };
  });
}
