import type { Material } from '../../metal.ts';
import { box, flow, oval, poly, soft, stand, ticks } from '../lines.ts';
import { sketched, type Pictures, type Shape } from '../sketch.ts';

interface Wear { title: string; caption: string; colour: Material }

export function shoe(shape: Wear & { high: 'low' | 'mid' | 'boot'; sole: Material; accent: Material }): Pictures {
  return sketched(() => {
    const top = shape.high === 'boot' ? -190 : shape.high === 'mid' ? -30 : 20;
    const slip = shape.high === 'boot';
    return {
      title: shape.title, caption: shape.caption, box: [0, top, 300, 150], standing: true,
      shapes: [
        { d: slip ? `M18 ${top}H126C128 -60 134 20 152 50C210 66 276 74 290 110L288 128H8C4 60 22 -40 18 ${top}Z` : `M12 ${top + 8}C40 ${top + 18} 76 ${top + 14} 100 ${top}C116 30 128 42 152 52C206 66 276 72 290 110L288 128H8C2 96 18 60 12 ${top + 8}Z`, material: shape.colour, shading: 'face' },
        { d: 'M200 66C246 74 284 84 290 110L288 126H208C198 110 196 86 200 66Z', material: shape.colour, shading: 'ball', edge: 0.8 },
        { d: 'M8 126C4 96 12 84 20 70C44 76 52 96 50 126Z', material: shape.accent, shading: 'post', edge: 0.8 },
        ...(slip ? [{ d: `M18 ${top}H126L126.6 ${top + 16}H18.6Z`, material: shape.accent, shading: 'round' as const }] : [
          { d: `M100 ${top}C112 26 128 42 152 52L140 74C112 66 88 44 78 ${top + 10}Z`, material: 'black' as const, shading: 'face' as const, edge: 0.8 },
          { d: Array.from({ length: shape.high === 'mid' ? 5 : 2 }, (_, i) => { const y = 40 - i * 17; const x = 122 - i * 9; return `M${x} ${y + 6}L${x + 22} ${y + 12}`; }).join(''), material: shape.accent, shading: 'line' as const, edge: 2.4, only: 'picture' as const },
          { d: `M12 ${top + 8}C40 ${top + 18} 76 ${top + 14} 100 ${top}L103 ${top + 14}C78 ${top + 28} 40 ${top + 32} 13 ${top + 22}Z`, material: shape.accent, shading: 'round' as const, edge: 0.8 },
        ]),
        { d: 'M60 118C100 98 140 84 186 70', material: shape.accent, shading: 'line', edge: 2, only: 'picture' },
        { d: soft([[4, 122], [292, 118], [298, 132], [290, 148], [206, 148], [190, 140], [96, 140], [84, 150], [8, 150], [2, 136]], 5), material: shape.sole, shading: 'round' },
        { d: ticks(14, 82, 8, 142, 150) + ticks(206, 286, 9, 141, 148), material: 'black', shading: 'line', edge: 1 },
      ],
      measures: [{ x: [2, 298], side: 'below', text: '300' }, { y: [top, 150], side: 'left', x: [14, 4], text: `${shape.high === 'boot' ? 320 : shape.high === 'mid' ? 165 : 120}` }],
    };
  });
}

export function vest(shape: Wear & { sleeves: boolean; tape: Material; trousers?: boolean }): Pictures {
  return sketched(() => {
    const low = shape.trousers === true ? 430 : 270;
    return {
      title: shape.title, caption: shape.caption, box: [shape.sleeves ? -50 : 0, 0, shape.sleeves ? 290 : 240, low], turn: 0,
      shapes: [
        ...(shape.sleeves ? [{ d: soft([[48, 14], [20, 40], [-46, 190], [-10, 208], [40, 110]], 10), material: shape.colour, shading: 'post' as const }, { d: soft([[192, 14], [220, 40], [286, 190], [250, 208], [200, 110]], 10), material: shape.colour, shading: 'post' as const }, { d: poly([[-30, 150], [-22, 132], [16, 148], [8, 166]]) + poly([[270, 150], [262, 132], [224, 148], [232, 166]]), material: shape.tape, shading: 'face' as const, edge: 0.7 }] : []),
        ...(shape.trousers === true ? [{ d: poly([[26, 250], [118, 250], [112, 428], [36, 428]]) + poly([[214, 250], [122, 250], [128, 428], [204, 428]]), material: shape.colour, shading: 'post' as const }, { d: box(35, 370, 78, 16) + box(127, 370, 78, 16), material: shape.tape, shading: 'face' as const, edge: 0.7 }] : []),
        { d: 'M74 0C90 70 114 108 120 116C126 108 150 70 166 0L206 12C204 60 214 92 232 108L230 264Q230 270 224 270H16Q10 270 10 264L8 108C26 92 36 60 34 12Z', material: shape.colour, shading: 'post' },
        { d: 'M48 4C52 60 52 90 50 166H74C78 110 72 50 66 2ZM192 4C188 60 188 90 190 166H166C162 110 168 50 174 2Z', material: shape.tape, shading: 'face', edge: 0.7 },
        { d: box(9, 166, 222, 26) + box(10, 218, 220, 26), material: shape.tape, shading: 'face', edge: 0.7 },
        { d: 'M120 116V270', material: 'black', shading: 'line', edge: 2.6 }, { d: box(30, 200, 56, 12, 2), material: shape.colour, shading: 'side', edge: 0.6, only: 'picture' },
      ],
      measures: [{ x: [8, 232], side: 'below', y: [low, low], text: 'W' }, { y: [0, low], side: 'right', text: 'L' }],
    };
  });
}

export function harness(shape: Wear & { lanyard: boolean }): Pictures {
  return sketched(() => {
    const strap = (d: string): Shape => ({ d, material: shape.colour, shading: 'line', edge: 9 });
    const inner = (d: string): Shape => ({ d, material: 'white', shading: 'line', edge: 1, opacity: 0.6, only: 'picture' });
    const paths = ['M60 10C70 70 110 100 130 130C150 160 164 200 170 250', 'M200 10C190 70 150 100 130 130C110 160 96 200 90 250', 'M60 10C90 -14 170 -14 200 10', 'M82 196H178', 'M90 250C40 280 50 350 100 350C140 346 140 290 122 250', 'M170 250C220 280 210 350 160 350C120 346 120 290 138 250', 'M82 240H178'];
    return {
      title: shape.title, caption: shape.caption, box: [20, -20, 260, 362],
      shapes: [
        ...paths.flatMap((d) => [strap(d), inner(d)]),
        { d: poly([[112, 106], [148, 106], [158, 130], [148, 154], [112, 154], [102, 130]]), material: 'black', shading: 'face' }, { d: oval(130, 128, 16) + oval(130, 128, 9), material: 'steel', shading: 'end' },
        { d: box(120, 186, 22, 20, 3) + box(118, 230, 24, 20, 3), material: 'steel', shading: 'face' }, { d: box(74, 330, 20, 18, 3) + box(166, 330, 20, 18, 3), material: 'steel', shading: 'face' },
        ...(shape.lanyard ? [{ d: 'M130 118C200 100 250 140 240 200C236 240 220 250 224 290', material: 'orange' as const, shading: 'line' as const, edge: 5 }, { d: box(216, 210, 30, 48, 6), material: 'black' as const, shading: 'post' as const }, { d: 'M212 286H240V322Q240 344 226 344Q212 344 212 322Z M219 294V322Q219 336 226 336Q233 336 233 322V294Z', material: 'steel' as const, shading: 'post' as const }] : []),
      ],
      measures: [{ y: [-10, 350], side: 'left', x: [60, 60], text: 'S-XL' }, { at: [130, 128], to: [70, -60], text: 'D' }],
    };
  });
}

/** A fall-arrest lanyard: rope, absorber pack and hooks, `hooks` of them at the far end. */
export function lanyard(shape: Wear & { hooks: 1 | 2 }): Pictures {
  return sketched(() => {
    const hook = (x: number, y: number): Shape[] => [
      { d: `M${x - 14} ${y}H${x + 14}V${y + 44}Q${x + 14} ${y + 66} ${x} ${y + 66}Q${x - 14} ${y + 66} ${x - 14} ${y + 44}Z M${x - 7} ${y + 8}V${y + 44}Q${x - 7} ${y + 58} ${x} ${y + 58}Q${x + 7} ${y + 58} ${x + 7} ${y + 44}V${y + 8}Z`, material: 'zinc', shading: 'post' },
      { d: box(x - 5, y - 12, 10, 14, 4), material: 'zinc', shading: 'post', edge: 0.8 },
    ];
    const arms = shape.hooks === 2 ? [-70, 70] : [50];
    return {
      title: shape.title, caption: shape.caption, box: [-100, 0, 100, 300],
      shapes: [
        ...arms.map((x): Shape => ({ d: `M0 120C${x * 0.2} 150 ${x * 1.5} 140 ${x * 1.2} 180C${x} 200 ${x} 210 ${x} 222`, material: shape.colour, shading: 'line', edge: 8 })),
        { d: 'M0 60V36', material: shape.colour, shading: 'line', edge: 8 },
        { d: box(-22, 54, 44, 76, 8), material: 'black', shading: 'post' }, { d: box(-15, 72, 30, 38, 3), material: shape.colour, shading: 'face', edge: 0.7 },
        { d: oval(0, 20, 18, 20) + oval(0, 20, 10, 12), material: 'zinc', shading: 'face' },
        ...arms.flatMap((x) => hook(x, 230)),
      ],
      measures: [{ y: [0, 296], side: 'right', text: '≤ 2000' }],
    };
  });
}

export function extinguisher(shape: Wear & { d: number; H: number; mark: string; horn: boolean }): Pictures {
  return sketched(() => {
    const r = shape.d / 2;
    const H = shape.H;
    return {
      title: shape.title, caption: shape.caption, box: [-r * 1.5, 0, r * (shape.horn ? 2.3 : 1.6), H], standing: true,
      shapes: [
        { d: `M${r * 0.3} ${H * 0.09}C${r * 1.7} ${H * 0.06} ${r * 1.5} ${H * 0.4} ${r * 1.26} ${H * 0.62}`, material: 'black', shading: 'line', edge: 5 },
        { d: shape.horn ? poly([[r * 1.1, H * 0.5], [r * 1.5, H * 0.5], [r * 1.9, H * 0.84], [r * 0.96, H * 0.84]]) : box(r * 1.16, H * 0.56, r * 0.2, H * 0.18, r * 0.06), material: 'black', shading: 'post' },
        { d: stand([[H * 0.12, r * 0.3], [H * 0.16, r * 0.34], [H * 0.19, r * 0.62], [H * 0.24, r * 0.96], [H * 0.27, r], [H * 0.96, r], [H * 0.97, r * 0.96], [H * 0.985, r * 0.9]]), material: shape.colour, shading: 'post' },
        { d: stand([[H * 0.965, r * 0.98], [H, r * 0.94]]), material: 'black', shading: 'post' },
        { d: stand([[H * 0.08, r * 0.22], [H * 0.13, r * 0.24]]), material: 'brass', shading: 'post' },
        { d: flow([[-r * 0.2, H * 0.1], [-r * 0.9, H * 0.06], [-r * 1.4, H * 0.1], [-r * 1.44, H * 0.085], [-r * 0.9, H * 0.035], [r * 0.2, H * 0.05], [r * 0.24, H * 0.09]]), material: 'black', shading: 'round' }, { d: flow([[r * 0.2, H * 0.06], [-r * 0.4, H * 0.02], [-r * 1.2, 0], [-r * 1.24, H * 0.016], [-r * 0.4, H * 0.04], [r * 0.1, H * 0.08]]), material: shape.colour, shading: 'round' },
        { d: oval(r * 0.02, H * 0.105, r * 0.17), material: 'chrome', shading: 'end' }, { d: oval(r * 0.02, H * 0.105, r * 0.12), material: 'green', shading: 'face', edge: 0.5 },
        { d: box(-r * 0.72, H * 0.36, r * 1.44, H * 0.4, r * 0.06), material: 'white', shading: 'post', edge: 0.7, only: 'picture' }, { d: box(-r * 0.72, H * 0.36, r * 1.44, H * 0.1), material: 'yellow', shading: 'post', edge: 0.5, only: 'picture' },
        { d: [0, 1, 2].map((i) => box(-r * 0.56 + i * r * 0.4, H * 0.56, r * 0.32, H * 0.07, r * 0.05)).join(''), material: 'red', shading: 'face', edge: 0.5, only: 'picture' }, { d: ticks(-r * 0.5, r * 0.5, 5, H * 0.67, H * 0.7), material: 'black', shading: 'line', edge: 0.8, only: 'picture' },
      ],
      letters: [{ text: shape.mark, x: 0, y: H * 0.41, size: r * 0.3, fill: '#1D2129' }],
      axes: [[0, -H * 0.02, 0, H * 1.03]],
      measures: [{ x: [-r, r], side: 'below', y: [H, H], text: `⌀${shape.d}` }, { y: [0, H], side: 'right', x: [r, r], text: `${H}` }],
    };
  });
}

/** Traffic cones, bollards and barriers. */
export function cone(shape: Wear & { H: number; base: number }): Pictures {
  return sketched(() => {
    const { H, base: B } = shape;
    const at = (y: number): number => B * 0.05 + (B * 0.31 * y) / H;
    const band = (a: number, b: number): string => stand([[H * a, at(H * a)], [H * b, at(H * b)]]);
    return {
      title: shape.title, caption: shape.caption, box: [-B / 2, 0, B / 2, H + B * 0.06], standing: true,
      shapes: [
        { d: soft([[-B * 0.5, H * 0.99], [-B * 0.42, H * 0.93], [B * 0.42, H * 0.93], [B * 0.5, H * 0.99], [B * 0.5, H + B * 0.05], [-B * 0.5, H + B * 0.05]], B * 0.03), material: 'black', shading: 'post' },
        { d: stand([[0, at(0)], [H * 0.955, at(H)]]), material: shape.colour, shading: 'post' },
        { d: band(0.24, 0.42), material: 'white', shading: 'post', edge: 0.7 }, { d: band(0.54, 0.74), material: 'white', shading: 'post', edge: 0.7 },
        { d: oval(0, 0, at(0), B * 0.016), material: shape.colour, shading: 'bore' },
      ],
      axes: [[0, -H * 0.04, 0, H * 1.06]],
      measures: [{ x: [-B / 2, B / 2], side: 'below', text: `${B}` }, { y: [0, H + B * 0.05], side: 'right', x: [at(0), B / 2], text: `${H}` }],
    };
  });
}

/** Pictograms in a square from -1 to 1. */
const GLYPHS: Record<string, string> = {
  smoke: 'M-.75 .1H.45V.34H-.75Z M.5 .1H.62V.34H.5Z M.67 .1H.79V.34H.67Z M.5 -.05C.5 -.3 .2 -.25 .2 -.5C.2 -.7 .4 -.7 .4 -.85H.5C.5 -.62 .32 -.62 .32 -.48C.32 -.32 .62 -.36 .62 -.05Z',
  flame: 'M0 -.8C.1 -.4 .55 -.2 .5 .25C.47 .6 .2 .75 0 .75C-.25 .75 -.5 .58 -.5 .22C-.5 0 -.38 -.15 -.3 -.3C-.25 -.1 -.15 -.05 -.1 -.05C-.2 -.35 -.1 -.6 0 -.8Z',
  person: 'M0 -.85A.19 .19 0 1 1 -.01 -.85Z M-.3 -.4H.3L.44 .15L.3 .2L.2 -.1V.85H.04V.3H-.04V.85H-.2V-.1L-.3 .2L-.44 .15Z',
  bolt: 'M.16 -.62L-.34 .12H-.06L-.2 .62L.34 -.14H.04Z',
  forklift: 'M-.72 .1L-.62 -.1H-.4V-.5H.1L.3 .1V.32H-.72Z M-.3 -.4V-.02H.14L.02 -.4Z M.38 -.6H.48V.34H.86V.42H.38Z M-.36 .42A.14 .14 0 1 1 -.37 .42Z M.14 .42A.12 .12 0 1 1 .13 .42Z',
  gear: 'M-.12 -.62H.12L.16 -.44L.32 -.36L.5 -.46L.62 -.28L.48 -.14L.5 .02L.64 .14L.52 .34L.34 .26L.18 .38L.14 .56H-.12L-.16 .38L-.32 .28L-.5 .36L-.62 .16L-.48 .02L-.48 -.14L-.62 -.26L-.5 -.46L-.32 -.36L-.16 -.44Z M0 -.22A.2 .2 0 1 0 .01 -.22Z',
  helmet: 'M-.62 .02C-.62 -.5 -.3 -.7 0 -.7C.3 -.7 .62 -.5 .62 .02H.74V.16H-.74V.02Z M-.46 .24H.46V.4C.46 .7 .2 .86 0 .86C-.2 .86 -.46 .7 -.46 .4Z',
  goggles: 'M0 -.8C.4 -.8 .62 -.5 .62 -.1C.62 .4 .36 .86 0 .86C-.36 .86 -.62 .4 -.62 -.1C-.62 -.5 -.4 -.8 0 -.8Z M-.62 -.2H.62V.16H.14L0 .02L-.14 .16H-.62Z',
  exit: 'M-.06 -.86A.16 .16 0 1 1 -.07 -.86Z M-.34 -.44L.1 -.52L.34 -.24L.56 -.2L.54 -.06L.26 -.1L.12 -.24L.04 .1L.3 .34L.24 .84L.1 .84L.12 .42L-.14 .2L-.3 .5L-.66 .5L-.66 .36L-.38 .34L-.16 -.3L-.3 -.3L-.44 -.06L-.56 -.12Z',
  extinguisher: 'M-.24 -.3Q-.24 -.46 0 -.46Q.24 -.46 .24 -.3V.84H-.24Z M-.08 -.62H.08V-.46H-.08Z M-.1 -.74H.4V-.62H-.1Z M-.14 -.7C-.6 -.66 -.5 -.2 -.46 .2H-.36C-.4 -.2 -.44 -.52 -.14 -.58Z',
};

/** A glyph of GLYPHS laid at (x, y), `r` half its height. */
function pictogram(name: string, x: number, y: number, r: number): string {
  return (GLYPHS[name] ?? '').replace(/([A-Z])([^A-Z]*)/g, (_, letter: string, rest: string) => {
    const nums = rest.trim() === '' ? [] : rest.trim().split(/[ ,]+/).map(Number);
    const scaled = nums.map((value, i) => {
      if (letter === 'A') {
        const k = i % 7;
        return k === 0 || k === 1 ? value * r : k === 5 ? x + value * r : k === 6 ? y + value * r : value;
      }
      if (letter === 'H') return x + value * r;
      if (letter === 'V') return y + value * r;
      return i % 2 === 0 ? x + value * r : y + value * r;
    });
    return letter + scaled.map((value) => Math.round(value * 100) / 100).join(' ');
  });
}

export type SignForm = 'ban' | 'warn' | 'must' | 'info' | 'fire';
/** A safety sign after GB 2894 / ISO 7010: its shape and colour tell its meaning. */
export function sign(shape: { title: string; caption: string; form: SignForm; glyph: string; text: string; W: number; H: number }): Pictures {
  return sketched(() => {
    const { W, H, form } = shape;
    const cx = W / 2;
    const r = Math.min(W * 0.38, H * 0.32);
    const cy = H * 0.4;
    const tri = (k: number): string => soft([[cx, cy - r * 1.15 * k], [cx + r * 1.16 * k, cy + r * 0.84 * k], [cx - r * 1.16 * k, cy + r * 0.84 * k]], r * 0.12);
    const colour: Record<SignForm, Material> = { ban: 'red', warn: 'yellow', must: 'blue', info: 'green', fire: 'red' };
    const emblem: Shape[] = form === 'ban'
      ? [{ d: oval(cx, cy, r), material: 'red', shading: 'flat', edge: 0.4 }, { d: oval(cx, cy, r * 0.8), material: 'white', shading: 'flat', edge: 0.4 }]
      : form === 'warn' ? [{ d: tri(1.08), material: 'black', shading: 'dark', edge: 0.4 }, { d: tri(0.94), material: 'yellow', shading: 'flat', edge: 0.4 }]
        : form === 'must' ? [{ d: oval(cx, cy, r), material: 'blue', shading: 'flat', edge: 0.4 }] : [{ d: box(cx - r, cy - r, 2 * r, 2 * r, r * 0.08), material: form === 'fire' ? 'red' : 'green', shading: 'flat', edge: 0.4 }];
    const bar45: Shape[] = form === 'ban' ? [{ d: poly([[cx - r * 0.72, cy - r * 0.56], [cx - r * 0.56, cy - r * 0.72], [cx + r * 0.72, cy + r * 0.56], [cx + r * 0.56, cy + r * 0.72]]), material: 'red', shading: 'flat', edge: 0.3 }] : [];
    const reach = r * (form === 'warn' ? 0.62 : form === 'ban' ? 0.72 : 0.84);
    const symbol: Shape = { d: pictogram(shape.glyph, cx, cy + (form === 'warn' ? r * 0.26 : 0), reach), material: form === 'ban' || form === 'warn' ? 'black' : 'white', shading: form === 'ban' || form === 'warn' ? 'dark' : 'flat', edge: 0.3 };
    return {
      title: shape.title, caption: shape.caption, box: [0, 0, W, H], turn: -3,
      shapes: [
        { d: box(0, 0, W, H, W * 0.03), material: 'white', shading: 'face' }, { d: box(W * 0.03, H * 0.025, W * 0.94, H * 0.95, W * 0.02), material: colour[form], shading: 'line', edge: 1.6 },
        ...emblem, symbol, ...bar45, { d: box(W * 0.06, H * 0.77, W * 0.88, H * 0.17, W * 0.015), material: form === 'warn' ? 'yellow' : colour[form], shading: 'flat', edge: 0.4 },
        { d: [[0.06, 0.05], [0.94, 0.05], [0.06, 0.95], [0.94, 0.95]].map(([x, y]) => oval(W * (x ?? 0), H * (y ?? 0), W * 0.014)).join(''), material: 'grey', shading: 'bore', edge: 0.5 },
      ],
      letters: [{ text: shape.text, x: cx, y: H * 0.855, size: Math.min(H * 0.09, (W * 0.8) / shape.text.length), fill: form === 'warn' ? '#1D2129' : '#FFFFFF' }],
      measures: [{ x: [0, W], side: 'below', text: `${W}` }, { y: [0, H], side: 'right', text: `${H}` }],
    };
  });
}

export function padlock(shape: Wear & { hasp: boolean }): Pictures {
  return sketched(() => ({
    title: shape.title, caption: shape.caption, box: [-26, 0, 26, 88], standing: true,
    shapes: shape.hasp ? [
      { d: 'M-14 40V20A14 16 0 0 1 14 20V40H8V20A8 10 0 0 0 -8 20V40Z', material: 'steel', shading: 'post' },
      { d: soft([[-14, 34], [14, 34], [20, 44], [20, 88], [-20, 88], [-20, 44]], 5), material: shape.colour, shading: 'face' }, { d: [0, 1, 2].flatMap((i) => [oval(-9, 50 + i * 14, 4.4), oval(9, 50 + i * 14, 4.4)]).join(''), material: 'white', shading: 'flat', edge: 0.8 },
    ] : [
      { d: 'M-15 44V18A15 16 0 0 1 15 18V44H9V18A9 10 0 0 0 -9 18V44Z', material: 'chrome', shading: 'post' },
      { d: box(-20, 40, 40, 46, 5), material: shape.colour, shading: 'post' }, { d: box(-15, 48, 30, 26, 2), material: 'white', shading: 'face', edge: 0.6 }, { d: poly([[0, 50], [7, 62], [-7, 62]]), material: 'red', shading: 'flat', edge: 0.4 },
    ],
    letters: shape.hasp ? [] : [{ text: 'DANGER', x: 0, y: 69, size: 5.4, fill: '#B01705' }],
    measures: [{ x: [-20, 20], side: 'below', y: [86, 86], text: shape.hasp ? '43' : '38' }, { y: [2, 40], side: 'right', x: [15, 20], text: shape.hasp ? '25' : '38' }],
  }));
}

/** A kit in a box: first aid, spill response. */
export function kitBox(shape: Wear & { W: number; H: number; sign: string }): Pictures {
  return sketched(() => {
    const { W, H } = shape;
    return {
      title: shape.title, caption: shape.caption, box: [0, -H * 0.12, W, H], standing: true,
      shapes: [
        { d: `M${W * 0.36} 0V${-H * 0.05}Q${W * 0.36} ${-H * 0.12} ${W * 0.43} ${-H * 0.12}H${W * 0.57}Q${W * 0.64} ${-H * 0.12} ${W * 0.64} ${-H * 0.05}V0H${W * 0.59}V${-H * 0.06}H${W * 0.41}V0Z`, material: 'black', shading: 'face' },
        { d: box(0, 0, W, H, W * 0.05), material: shape.colour, shading: 'face' }, { d: `M0 ${H * 0.36}H${W}`, material: shape.colour, shading: 'line', edge: 2 }, { d: box(W * 0.16, H * 0.3, W * 0.09, H * 0.13, 3) + box(W * 0.75, H * 0.3, W * 0.09, H * 0.13, 3), material: 'black', shading: 'post' },
        { d: box(W * 0.36, H * 0.46, W * 0.28, W * 0.28, 4), material: shape.sign === '+' ? 'green' : 'yellow', shading: 'flat', edge: 0.6 },
        ...(shape.sign === '+' ? [{ d: `M${W * 0.47} ${H * 0.46 + W * 0.05}h${W * 0.06}v${W * 0.06}h${W * 0.06}v${W * 0.06}h${-W * 0.06}v${W * 0.06}h${-W * 0.06}v${-W * 0.06}h${-W * 0.06}v${-W * 0.06}h${W * 0.06}z`, material: 'white' as const, shading: 'flat' as const, edge: 0 }] : []),
      ],
      letters: shape.sign === '+' ? [] : [{ text: shape.sign, x: W / 2, y: H * 0.46 + W * 0.14, size: W * 0.07, fill: '#1D2129' }],
      measures: [{ x: [0, W], side: 'below', text: `${W}` }, { y: [0, H], side: 'right', text: `${H}` }],
    };
  });
}
