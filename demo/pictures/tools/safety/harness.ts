import { box, oval, poly } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

export function harness(shape: Wear & { lanyard: boolean }): Pictures {
  return sketched(() => {
    const strap = (d: string): Shape => ({ d, material: shape.colour, shading: 'line', edge: 9 });
    const inner = (d: string): Shape => ({
      d,
      material: 'white',
      shading: 'line',
      edge: 1,
      opacity: 0.6,
      only: 'picture',
    });
    const paths = [
      'M60 10C70 70 110 100 130 130C150 160 164 200 170 250',
      'M200 10C190 70 150 100 130 130C110 160 96 200 90 250',
      'M60 10C90 -14 170 -14 200 10',
      'M82 196H178',
      'M90 250C40 280 50 350 100 350C140 346 140 290 122 250',
      'M170 250C220 280 210 350 160 350C120 346 120 290 138 250',
      'M82 240H178',
    ];
    return {
      title: shape.title,
      caption: shape.caption,
      box: [20, -20, 260, 362],
      shapes: [
        ...paths.flatMap((d) => [strap(d), inner(d)]),
        {
          d: poly([
            [112, 106],
            [148, 106],
            [158, 130],
            [148, 154],
            [112, 154],
            [102, 130],
          ]),
          material: 'black',
          shading: 'face',
        },
        { d: oval(130, 128, 16) + oval(130, 128, 9), material: 'steel', shading: 'end' },
        { d: box(120, 186, 22, 20, 3) + box(118, 230, 24, 20, 3), material: 'steel', shading: 'face' },
        { d: box(74, 330, 20, 18, 3) + box(166, 330, 20, 18, 3), material: 'steel', shading: 'face' },
        ...(shape.lanyard
          ? [
              {
                d: 'M130 118C200 100 250 140 240 200C236 240 220 250 224 290',
                material: 'orange' as const,
                shading: 'line' as const,
                edge: 5,
              },
              { d: box(216, 210, 30, 48, 6), material: 'black' as const, shading: 'post' as const },
              {
                d: 'M212 286H240V322Q240 344 226 344Q212 344 212 322Z M219 294V322Q219 336 226 336Q233 336 233 322V294Z',
                material: 'steel' as const,
                shading: 'post' as const,
              },
            ]
          : []),
      ],
      measures: [
        { y: [-10, 350], side: 'left', x: [60, 60], text: 'S-XL' },
        { at: [130, 128], to: [70, -60], text: 'D' },
      ],
    };
  });
}
