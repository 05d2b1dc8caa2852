import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { box, flow, oval, soft, ticks } from '../lines.ts';
import { sketched, type Pictures, type Shape } from '../sketch.ts';

interface Wear { title: string; caption: string; colour: Material }

/** A safety helmet from the side, brim to the right. */
export function helmet(shape: Wear & { vents: boolean; ridge: 'V' | 'round' }): Pictures {
  return sketched(() => ({
    title: shape.title, caption: shape.caption, box: [0, 0, 290, 186], standing: true,
    shapes: [
      { d: flow([[40, 128], [30, 160], [60, 172], [190, 172], [216, 160], [212, 128]]), material: 'black', shading: 'face' },
      { d: `M28 132C22 60 66 4 132 2C200 0 240 56 240 128L286 138C294 142 288 152 278 150L226 142C160 132 90 132 34 142Q24 144 28 132Z`, material: shape.colour, shading: 'ball' },
      { d: shape.ridge === 'V' ? 'M70 34C100 6 160 2 196 30L212 60C180 26 96 24 60 62Z' : 'M84 22C112 4 150 4 180 20L186 44C150 24 110 26 78 48Z', material: shape.colour, shading: 'top', edge: 0.8 },
      { d: 'M34 136C90 124 170 124 236 134', material: shape.colour, shading: 'line', edge: 1.2 },
      ...(shape.vents ? [{ d: [96, 116, 136, 156].map((x) => box(x, 66, 9, 26, 4)).join(''), material: shape.colour, shading: 'dark' as const, edge: 0.6 }] : []),
      { d: box(58, 102, 26, 16, 3), material: 'black', shading: 'bore', edge: 0.7 },
      { d: flow([[28, 140], [14, 150], [12, 166], [26, 172], [36, 160]]), material: 'black', shading: 'face' }, { d: oval(20, 160, 10), material: 'black', shading: 'end' },
      { d: 'M72 142C80 180 110 186 134 184M176 142C170 176 156 184 134 184', material: 'black', shading: 'line', edge: 3 },
    ],
    measures: [{ x: [10, 290], side: 'below', text: '280' }, { y: [0, 150], side: 'left', text: '150' }],
  }));
}

export function glove(shape: Wear & { cuff: Material; coat: Material; coated: 'palm' | 'full' | 'none'; long?: boolean }): Pictures {
  return sketched(() => {
    const wrist = shape.long === true ? 360 : 250;
    const hand: Point[] = [[44, wrist - 70], [40, 150], [24, 120], [4, 92], [4, 78], [18, 76], [44, 104], [56, 110], [54, 40], [60, 24], [72, 26], [76, 44], [80, 92], [84, 92], [86, 16], [94, 4], [104, 8], [108, 24], [108, 92], [112, 92], [118, 24], [126, 14], [136, 18], [138, 34], [134, 98], [138, 100], [148, 52], [156, 44], [164, 50], [164, 66], [156, 130], [148, 160], [144, wrist - 70]];
    const skin = flow(hand);
    const cuff = soft([[40, wrist - 74], [148, wrist - 74], [152, wrist], [36, wrist]], 8);
    return {
      title: shape.title, caption: shape.caption, box: [0, 0, 168, wrist], turn: 8,
      also: [{ dx: 120, dy: 26, turn: 10 }],
      shapes: [
        { d: cuff, material: shape.cuff, shading: 'post' },
        { d: shape.long === true ? `M44 ${wrist - 30}H146M42 ${wrist - 14}H150` : ticks(46, 144, 15, wrist - 72, wrist - 4), material: shape.cuff, shading: 'line', edge: 0.7, opacity: 0.6, only: 'picture' },
        { d: skin, material: shape.coated === 'none' ? shape.colour : shape.coat, shading: 'post' },
        ...(shape.coated === 'palm' ? [{ d: flow([[30, 128], [60, 150], [100, 156], [140, 148], [164, 128], [150, wrist - 64], [40, wrist - 64]]), material: shape.colour, shading: 'post' as const, clip: skin, edge: 0.8 }] : []),
        { d: 'M80 92C82 110 86 116 86 116M110 92C110 108 108 116 108 116M136 100C134 112 130 118 130 118M56 112C64 130 70 140 86 150', material: shape.coat, shading: 'line', edge: 0.9, opacity: 0.6 },
      ],
      measures: [{ y: [4, wrist], side: 'right', text: `${wrist}` }, { x: [40, 152], side: 'below', text: '112' }],
    };
  });
}

export function eyewear(shape: Wear & { kind: 'goggle' | 'spectacle' | 'welding'; lens: Material }): Pictures {
  return sketched(() => {
    const lens: Shape[] = shape.kind === 'spectacle' ? [
      { d: soft([[8, 30], [110, 20], [128, 34], [118, 84], [86, 100], [30, 92], [10, 66]], 16), material: shape.lens, shading: 'face' },
      { d: soft([[272, 30], [170, 20], [152, 34], [162, 84], [194, 100], [250, 92], [270, 66]], 16), material: shape.lens, shading: 'face' },
      { d: 'M122 34C134 22 146 22 158 34L154 44C144 34 136 34 126 44Z', material: shape.colour, shading: 'face' }, { d: soft([[6, 26], [112, 14], [140, 22], [168, 14], [274, 26], [274, 36], [168, 26], [140, 32], [112, 26], [6, 36]], 5), material: shape.colour, shading: 'round' },
      { d: flow([[8, 28], [-8, 34], [-16, 76], [-10, 112], [-4, 110], [-8, 76], [0, 40]]), material: shape.colour, shading: 'post' }, { d: flow([[272, 28], [288, 34], [296, 76], [290, 112], [284, 110], [288, 76], [280, 40]]), material: shape.colour, shading: 'post' },
      { d: 'M24 46L60 34M34 66L84 40', material: 'white', shading: 'line', edge: 1.6, only: 'picture', opacity: 0.8 },
    ] : [
      { d: box(-26, 44, 332, 26, 4), material: 'black', shading: 'round' },
      { d: soft([[4, 24], [40, 4], [240, 4], [276, 24], [280, 86], [240, 116], [172, 110], [140, 84], [108, 110], [40, 116], [0, 86]], 26), material: shape.colour, shading: 'face' },
      { d: soft([[22, 34], [48, 18], [232, 18], [258, 34], [260, 78], [232, 98], [178, 92], [140, 62], [102, 92], [48, 98], [20, 78]], 22), material: shape.lens, shading: 'face' },
      { d: 'M44 70L96 26M62 82L124 30', material: 'white', shading: 'line', edge: 2, only: 'picture', opacity: 0.85 },
      { d: [60, 100, 180, 220].map((x) => oval(x, 11, 5)).join(''), material: 'grey', shading: 'end', edge: 0.7 },
    ];
    return { title: shape.title, caption: shape.caption, box: [-28, 0, 308, 120], turn: -6, shapes: lens, measures: [{ x: [0, 280], side: 'below', text: '165' }, { y: [4, 116], side: 'right', text: '78' }] };
  });
}

/** A moulded or folding dust mask, or a half mask with cartridges. */
export function mask(shape: Wear & { kind: 'cup' | 'fold' | 'half' | 'full'; valve: boolean; filter: Material; mark: string }): Pictures {
  return sketched(() => {
    const base = { title: shape.title, caption: shape.caption };
    if (shape.kind === 'half' || shape.kind === 'full') {
      const cart = (x: number): Shape[] => [{ d: oval(x, 128, 46, 50), material: shape.filter, shading: 'end' }, { d: oval(x, 128, 38, 41), material: 'grey', shading: 'face', edge: 0.7 }, { d: oval(x, 128, 36, 38) + oval(x, 128, 25, 27) + oval(x, 128, 14, 15), material: shape.filter, shading: 'line', edge: 0.8 }];
      return {
        ...base, box: [0, shape.kind === 'full' ? -120 : 0, 280, 220], standing: true,
        shapes: [
          ...(shape.kind === 'full' ? [{ d: soft([[60, -90], [110, -120], [170, -120], [220, -90], [228, 40], [190, 80], [90, 80], [52, 40]], 34), material: shape.colour, shading: 'face' as const }, { d: soft([[72, -78], [114, -104], [166, -104], [208, -78], [212, 30], [180, 62], [100, 62], [68, 30]], 28), material: 'clear' as const, shading: 'face' as const }, { d: 'M92 20L150 -84M112 34L176 -76', material: 'white' as const, shading: 'line' as const, edge: 2, only: 'picture' as const }] : [{ d: 'M70 60C20 20 10 10 4 26M210 60C260 20 270 10 276 26', material: 'black' as const, shading: 'line' as const, edge: 4 }]),
          { d: soft([[112, 8], [168, 8], [206, 78], [218, 150], [186, 204], [94, 204], [62, 150], [74, 78]], 30), material: shape.colour, shading: 'post' },
          { d: oval(140, 158, 32, 30), material: 'black', shading: 'end' }, { d: ticks(120, 160, 6, 140, 176), material: 'grey', shading: 'line', edge: 1.4 }, { d: soft([[118, 30], [162, 30], [178, 92], [160, 112], [120, 112], [102, 92]], 16), material: shape.colour, shading: 'top', edge: 0.7 },
          ...cart(48), ...cart(232),
        ],
        letters: [48, 232].map((x) => ({ text: shape.mark, x, y: 128, size: 13, fill: '#22303F' })),
        measures: [{ x: [2, 278], side: 'below', text: '165' }, { y: [shape.kind === 'full' ? -120 : 8, 204], side: 'right', x: [206, 206], text: shape.kind === 'full' ? '190' : '115' }],
      };
    }
    const outline = shape.kind === 'cup' ? 'M140 0C190 4 250 60 262 130C266 170 220 212 140 214C60 212 14 170 18 130C30 60 90 4 140 0Z' : 'M8 100L60 40L140 6L220 40L272 100L220 168L140 208L60 168Z';
    return {
      ...base, box: [0, 0, 280, 216], turn: -5,
      shapes: [
        { d: 'M22 130C-16 90 -10 20 40 -6M258 130C296 90 290 20 240 -6M40 170C0 180 -10 140 14 110M240 170C280 180 290 140 266 110', material: 'yellow', shading: 'line', edge: 3, only: 'picture' },
        { d: outline, material: shape.colour, shading: 'ball' },
        ...(shape.kind === 'cup' ? [{ d: 'M34 118C80 96 200 96 246 118M40 150C90 172 190 172 240 150', material: shape.colour, shading: 'line' as const, edge: 1 }] : [{ d: 'M8 100C80 84 200 84 272 100M140 6V208', material: shape.colour, shading: 'line' as const, edge: 1 }]),
        { d: soft([[104, 10], [176, 10], [184, 20], [140, 16], [96, 20]], 4), material: 'aluminium', shading: 'round' },
        ...(shape.valve ? [{ d: box(110, 108, 60, 52, 10), material: 'white' as const, shading: 'face' as const }, { d: ticks(120, 160, 6, 118, 150), material: 'grey' as const, shading: 'line' as const, edge: 1.6 }] : []),
      ],
      letters: [{ text: shape.mark, x: 140, y: shape.valve ? 70 : 118, size: 24, fill: '#4E5969' }],
      measures: [{ x: [14, 266], side: 'below', text: shape.kind === 'cup' ? '130' : '155' }, { y: [0, 212], side: 'right', x: [200, 200], text: '105' }],
    };
  });
}

export function hearing(shape: Wear & { kind: 'plug' | 'corded' | 'muff' }): Pictures {
  return sketched(() => {
    if (shape.kind === 'muff') return {
      title: shape.title, caption: shape.caption, box: [0, 0, 200, 230], standing: true,
      shapes: [
        { d: 'M24 150C4 60 50 4 100 4C150 4 196 60 176 150L164 146C180 66 142 18 100 18C58 18 20 66 36 146Z', material: 'black', shading: 'face' }, { d: 'M50 22C80 0 120 0 150 22L144 34C118 16 82 16 56 34Z', material: shape.colour, shading: 'top', edge: 0.7 },
        ...[[26, 34], [174, -34]].flatMap(([x, lean]): Shape[] => [{ d: soft([[(x ?? 0) + (lean ?? 0), 138], [(x ?? 0) + (lean ?? 0) * 1.2, 146], [(x ?? 0) + (lean ?? 0) * 1.2, 212], [(x ?? 0) + (lean ?? 0), 222]], 6), material: 'black', shading: 'post' }, { d: soft([[(x ?? 0) - (lean ?? 0) * 0.3, 140], [(x ?? 0) + (lean ?? 0), 132], [(x ?? 0) + (lean ?? 0), 226], [(x ?? 0) - (lean ?? 0) * 0.3, 218], [(x ?? 0) - (lean ?? 0) * 0.7, 180]], 14), material: shape.colour, shading: 'post' }]),
      ],
      measures: [{ x: [8, 192], side: 'below', text: '150' }, { y: [4, 226], side: 'right', text: '190' }],
    };
    const plug = (x: number, y: number): Shape[] => [{ d: flow([[x, y + 8], [x + 16, y], [x + 70, y - 3], [x + 92, y + 6], [x + 98, y + 20], [x + 92, y + 34], [x + 70, y + 43], [x + 16, y + 40], [x, y + 32]]), material: shape.colour, shading: 'round' }, { d: oval(x + 4, y + 20, 6, 14), material: shape.colour, shading: 'end', edge: 0.7 }];
    return { title: shape.title, caption: shape.caption, box: [0, 0, 130, 110], turn: -20, shapes: [...(shape.kind === 'corded' ? [{ d: 'M4 26C-50 40 -40 100 10 104C40 106 40 100 34 86', material: 'blue' as const, shading: 'line' as const, edge: 3 }] : []), ...plug(4, 6), ...plug(30, 62)], measures: [{ x: [4, 102], side: 'above', y: [6, 12], text: '25' }, { y: [59, 105], side: 'right', x: [120, 120], text: '⌀12' }] };
  });
}

