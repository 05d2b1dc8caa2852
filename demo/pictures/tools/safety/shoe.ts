import type { Material } from '../../metal.ts';
import { soft, ticks } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import type { Wear } from './wear-shape.ts';

export function shoe(
  shape: Wear & { high: 'low' | 'mid' | 'boot'; sole: Material; accent: Material },
): Pictures {
  return sketched(() => {
    const top = shape.high === 'boot' ? -190 : shape.high === 'mid' ? -30 : 20;
    const slip = shape.high === 'boot';
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, top, 300, 150],
      standing: true,
      shapes: [
        {
          d: slip
            ? `M18 ${top}H126C128 -60 134 20 152 50C210 66 276 74 290 110L288 128H8C4 60 22 -40 18 ${top}Z`
            : `M12 ${top + 8}C40 ${top + 18} 76 ${top + 14} 100 ${top}C116 30 128 42 152 52C206 66 276 72 290 110L288 128H8C2 96 18 60 12 ${top + 8}Z`,
          material: shape.colour,
          shading: 'face',
        },
        {
          d: 'M200 66C246 74 284 84 290 110L288 126H208C198 110 196 86 200 66Z',
          material: shape.colour,
          shading: 'ball',
          edge: 0.8,
        },
        {
          d: 'M8 126C4 96 12 84 20 70C44 76 52 96 50 126Z',
          material: shape.accent,
          shading: 'post',
          edge: 0.8,
        },
        ...(slip
          ? [
              {
                d: `M18 ${top}H126L126.6 ${top + 16}H18.6Z`,
                material: shape.accent,
                shading: 'round' as const,
              },
            ]
          : [
              {
                d: `M100 ${top}C112 26 128 42 152 52L140 74C112 66 88 44 78 ${top + 10}Z`,
                material: 'black' as const,
                shading: 'face' as const,
                edge: 0.8,
              },
              {
                d: Array.from({ length: shape.high === 'mid' ? 5 : 2 }, (_, i) => {
                  const y = 40 - i * 17;
                  const x = 122 - i * 9;
                  return `M${x} ${y + 6}L${x + 22} ${y + 12}`;
                }).join(''),
                material: shape.accent,
                shading: 'line' as const,
                edge: 2.4,
                only: 'picture' as const,
              },
              {
                d: `M12 ${top + 8}C40 ${top + 18} 76 ${top + 14} 100 ${top}L103 ${top + 14}C78 ${top + 28} 40 ${top + 32} 13 ${top + 22}Z`,
                material: shape.accent,
                shading: 'round' as const,
                edge: 0.8,
              },
            ]),
        {
          d: 'M60 118C100 98 140 84 186 70',
          material: shape.accent,
          shading: 'line',
          edge: 2,
          only: 'picture',
        },
        {
          d: soft(
            [
              [4, 122],
              [292, 118],
              [298, 132],
              [290, 148],
              [206, 148],
              [190, 140],
              [96, 140],
              [84, 150],
              [8, 150],
              [2, 136],
            ],
            5,
          ),
          material: shape.sole,
          shading: 'round',
        },
        {
          d: ticks(14, 82, 8, 142, 150) + ticks(206, 286, 9, 141, 148),
          material: 'black',
          shading: 'line',
          edge: 1,
        },
      ],
      measures: [
        { x: [2, 298], side: 'below', text: '300' },
        {
          y: [top, 150],
          side: 'left',
          x: [14, 4],
          text: `${shape.high === 'boot' ? 320 : shape.high === 'mid' ? 165 : 120}`,
        },
      ],
    };
  });
}
