import type { Point } from '../../svg.ts';
import { bar, oval, soft } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';
import { cordOf, pack, plate, type ToolShape, vents } from './tool-shape.ts';

/** A rotary or demolition hammer with its chisel to the right. */
export function rotaryHammer(shape: ToolShape & { demolition: boolean; mark?: string }): Pictures {
  return sketched(() => {
    const k = shape.L / 360;
    const s = (list: Point[]): Point[] => list.map(([x, y]) => [x * k, y * k]);
    const c = shape.colour;
    const tip = shape.demolition ? 520 : 470;
    const b = pack(46 * k, 192 * k, 96 * k, 54 * k, shape.volts ?? '');
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, 0, tip * k, 246 * k * (shape.demolition ? 0.86 : 1)],
      turn: shape.demolition ? 14 : -8,
      shapes: [
        {
          d: bar(
            [
              [330 * k, 6 * k],
              [tip * k - 30 * k, 6 * k],
              [tip * k - 8 * k, 7 * k],
              [tip * k, 1 * k],
            ],
            48 * k,
          ),
          material: 'steel',
          shading: 'round',
        },
        {
          d: bar(
            [
              [292 * k, 21 * k],
              [310 * k, 19 * k],
              [336 * k, 17 * k],
              [350 * k, 10 * k],
            ],
            48 * k,
          ),
          material: 'black',
          shading: 'round',
        },
        {
          d: bar(
            [
              [240 * k, 30 * k],
              [262 * k, 27 * k],
              [294 * k, 25 * k],
            ],
            48 * k,
          ),
          material: 'aluminium',
          shading: 'round',
        },
        {
          d: soft(
            s([
              [244, 78],
              [264, 78],
              [268, 168],
              [264, 176],
              [240, 176],
              [238, 168],
            ]),
            8 * k,
          ),
          material: 'black',
          shading: 'post',
        },
        {
          d: bar(
            [
              [240 * k, 31 * k],
              [270 * k, 30 * k],
            ],
            48 * k,
          ),
          material: 'black',
          shading: 'round',
        },
        {
          d: soft(
            s([
              [56, 14],
              [90, 2],
              [236, 8],
              [246, 22],
              [246, 76],
              [232, 88],
              [186, 96],
              [176, 176],
              [160, 190],
              [104, 190],
              [92, 170],
              [92, 110],
              [60, 96],
              [50, 60],
            ]),
            13 * k,
          ),
          material: c,
          shading: 'face',
        },
        {
          d: soft(
            s([
              [98, 112],
              [172, 100],
              [166, 174],
              [156, 182],
              [108, 182],
              [98, 168],
            ]),
            10 * k,
          ),
          material: c,
          shading: 'side',
          edge: 0.6,
        },
        { ...vents(112 * k, 126 * k, 6, 40 * k, 8 * k) },
        plate(96 * k, 30 * k, 112 * k, 30 * k),
        {
          d: soft(
            s([
              [2, 20],
              [44, 4],
              [70, 14],
              [72, 36],
              [40, 40],
              [30, 60],
              [30, 150],
              [44, 164],
              [94, 170],
              [96, 190],
              [30, 190],
              [4, 168],
            ]),
            13 * k,
          ),
          material: 'black',
          shading: 'post',
        },
        {
          d: soft(
            s([
              [30, 56],
              [42, 54],
              [46, 92],
              [32, 96],
            ]),
            5 * k,
          ),
          material: 'red',
          shading: 'face',
        },
        { d: oval(206 * k, 70 * k, 13 * k), material: 'black', shading: 'end' },
        ...(shape.volts ? b.shapes : cordOf(14 * k, 178 * k)),
      ],
      letters: [
        ...(shape.volts ? b.letters : []),
        {
          text: shape.mark ?? (shape.demolition ? 'SDS-max' : 'SDS-plus'),
          x: 152 * k,
          y: 45 * k,
          size: 16 * k,
          fill: '#22303F',
        },
      ],
      measures: [
        { x: [0, 350 * k], side: 'above', text: `${shape.L}` },
        { y: [0, 190 * k], side: 'left', text: `${Math.round(190 * k)}` },
      ],
    };
  });
}
