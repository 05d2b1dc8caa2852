import type { Point } from '../../svg.ts';
import { bar, box, soft, stand, ticks } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import { type Piece, wheel } from './wheel.ts';

/** A hand pallet truck or a stacker with its forks. */
export function palletTruck(
  v: Piece & { fork: number; lift: number; stacker: boolean; electric: boolean },
): Pictures {
  return sketched(() => {
    const { fork: L } = v;
    const k = L / 1150;
    const s = (list: Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    const body = v.body;
    if (v.stacker) {
      const mast = v.lift * k * 0.7 + 620 * k;
      return {
        title: v.title,
        caption: v.caption,
        box: [0, -mast, 1500 * k, 0],
        standing: true,
        shapes: [
          {
            d:
              box(260 * k, -mast, 90 * k, mast - 90 * k, 8 * k) +
              box(420 * k, -mast, 90 * k, mast - 90 * k, 8 * k),
            material: body,
            shading: 'post',
          },
          {
            d: ticks(300 * k, 470 * k, 2, -mast + 40 * k, -120 * k),
            material: 'steel',
            shading: 'line',
            edge: 2,
          },
          {
            d: box(230 * k, -mast + 30 * k, 320 * k, 70 * k, 20 * k),
            material: 'castIron',
            shading: 'round',
          },
          { d: box(200 * k, -520 * k, 330 * k, 350 * k, 20 * k), material: body, shading: 'face' },
          {
            d: box(240 * k, -480 * k, 250 * k, 120 * k, 16 * k),
            material: 'black',
            shading: 'face',
            edge: 0.7,
          },
          {
            d: bar(
              [
                [500 * k, 26 * k],
                [1440 * k, 26 * k],
                [1480 * k, 10 * k],
              ],
              -150 * k,
            ),
            material: 'castIron',
            shading: 'round',
          },
          {
            d: bar(
              [
                [520 * k, 18 * k],
                [1430 * k, 18 * k],
              ],
              -60 * k,
            ),
            material: body,
            shading: 'round',
          },
          ...wheel(1380 * k, -60 * k, 52 * k),
          ...wheel(300 * k, -74 * k, 74 * k),
          {
            d: soft(
              s([
                [150, -540],
                [190, -640],
                [80, -700],
                [40, -640],
              ]),
              16 * k,
            ),
            material: 'black',
            shading: 'post',
          },
          {
            d: `M${230 * k} ${-480 * k}L${110 * k} ${-630 * k}`,
            material: 'black',
            shading: 'line',
            edge: 5,
          },
        ],
        measures: [
          { y: [-mast, 0], side: 'left', text: `${Math.round(mast)}` },
          { x: [500 * k, 1480 * k], side: 'below', y: [0, 0], text: `${L}` },
        ],
      };
    }
    return {
      title: v.title,
      caption: v.caption,
      box: [-230 * k, -1230 * k, 1260 * k, 0],
      turn: 0,
      standing: true,
      shapes: [
        {
          d: bar(
            [
              [60 * k, 42 * k],
              [1180 * k, 42 * k],
              [1250 * k, 14 * k],
            ],
            -200 * k,
          ),
          material: body,
          shading: 'round',
        },
        {
          d: bar(
            [
              [80 * k, 30 * k],
              [1160 * k, 30 * k],
              [1230 * k, 12 * k],
            ],
            -86 * k,
          ),
          material: body,
          shading: 'round',
        },
        ...wheel(1120 * k, -60 * k, 60 * k, 'steel'),
        ...wheel(1000 * k, -60 * k, 60 * k, 'steel'),
        {
          d: soft(
            s([
              [20, -420],
              [120, -440],
              [170, -380],
              [180, -200],
              [40, -200],
            ]),
            20 * k,
          ),
          material: body,
          shading: 'face',
        },
        {
          d: stand(
            [
              [-520 * k, 44 * k],
              [-300 * k, 60 * k],
              [-200 * k, 60 * k],
            ],
            90 * k,
          ),
          material: 'castIron',
          shading: 'post',
        },
        {
          d: stand(
            [
              [-640 * k, 22 * k],
              [-540 * k, 24 * k],
            ],
            96 * k,
          ),
          material: 'steel',
          shading: 'post',
        },
        {
          d: `M${110 * k} ${-560 * k}C${60 * k} ${-760 * k} ${-20 * k} ${-900 * k} ${-60 * k} ${-1040 * k}`,
          material: 'steel',
          shading: 'line',
          edge: 6,
        },
        {
          d: soft(
            s([
              [-130, -1220],
              [30, -1220],
              [50, -1150],
              [0, -1080],
              [-110, -1080],
              [-160, -1150],
            ]),
            30 * k,
          ),
          material: 'black',
          shading: 'face',
        },
        { d: box(-150 * k, -1180 * k, 180 * k, 34 * k, 12 * k), material: 'red', shading: 'face', edge: 0.7 },
        ...(v.electric
          ? [
              {
                d: box(-40 * k, -700 * k, 240 * k, 240 * k, 16 * k),
                material: body,
                shading: 'face' as const,
              },
              {
                d: box(0, -660 * k, 160 * k, 120 * k, 10 * k),
                material: 'black' as const,
                shading: 'face' as const,
                edge: 0.7,
              },
            ]
          : []),
        ...wheel(70 * k, -90 * k, 90 * k),
        ...wheel(160 * k, -90 * k, 90 * k),
      ],
      measures: [
        { x: [100 * k, 1250 * k], side: 'below', y: [-200 * k, -86 * k], text: `${L}` },
        { y: [-250 * k, -160 * k], side: 'right', x: [1250 * k, 1250 * k], text: `${v.lift}` },
      ],
    };
  });
}
