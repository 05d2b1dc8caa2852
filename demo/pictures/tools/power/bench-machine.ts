import { bar, box, flow, oval, soft, stand } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { vents } from './tool-shape.ts';
import type { Machine } from './machine.ts';

import { pressParts } from './drill-press.ts';

/** Machines on the bench: drill press, double grinder, cut-off saw. */
export function benchMachine(
  shape: Machine & { kind: 'press' | 'grinder' | 'chop' | 'vacuum' | 'blower'; W: number; H: number },
): Pictures {
  return sketched(() => {
    const { W, H, colour: c } = shape;
    const x = (v: number): number => (v * W) / 100;
    const y = (v: number): number => (v * H) / 100;
    const parts: Record<typeof shape.kind, Shape[]> = {
      press: pressParts(x, y, c),
      grinder: [
        {
          d: soft(
            [
              [x(28), y(100)],
              [x(34), y(74)],
              [x(66), y(74)],
              [x(72), y(100)],
            ],
            6,
          ),
          material: 'castIron',
          shading: 'face',
        },
        {
          d: bar(
            [
              [x(24), y(16)],
              [x(28), y(24)],
              [x(72), y(24)],
              [x(76), y(16)],
            ],
            y(50),
          ),
          material: c,
          shading: 'round',
        },
        ...[18, 82].flatMap((cx): Shape[] => [
          { d: oval(x(cx), y(50), x(16), y(38)), material: cx < 50 ? 'grey' : 'brown', shading: 'end' },
          {
            d: `M${x(cx - 18)} ${y(54)}A${x(18)} ${y(42)} 0 1 1 ${x(cx + 18)} ${y(54)}L${x(cx + 12)} ${y(54)}A${x(12)} ${y(28)} 0 1 0 ${x(cx - 12)} ${y(54)}Z`,
            material: c,
            shading: 'face',
          },
          { d: oval(x(cx), y(50), x(5), y(10)), material: 'steel', shading: 'end' },
          { d: box(x(cx - 9), y(82), x(18), y(5)), material: 'steel', shading: 'round' },
        ]),
        { d: box(x(44), y(82), x(12), y(10), 3), material: 'red', shading: 'face' },
      ],
      chop: [
        { d: box(x(4), y(90), x(92), y(8), 3), material: c, shading: 'round' },
        { d: box(x(50), y(78), x(30), y(12), 2), material: 'castIron', shading: 'face' },
        { d: oval(x(38), y(56), x(31), y(38)), material: 'black', shading: 'end' },
        {
          d: `M${x(5)} ${y(60)}A${x(33)} ${y(41)} 0 0 1 ${x(70)} ${y(46)}L${x(52)} ${y(62)}Z`,
          material: c,
          shading: 'face',
        },
        { d: oval(x(38), y(56), x(9), y(11)), material: 'steel', shading: 'end' },
        {
          d: soft(
            [
              [x(48), y(40)],
              [x(90), y(24)],
              [x(98), y(34)],
              [x(96), y(56)],
              [x(60), y(66)],
            ],
            x(4),
          ),
          material: c,
          shading: 'round',
        },
        {
          d: flow([
            [x(36), y(18)],
            [x(44), y(4)],
            [x(64), y(0)],
            [x(70), y(6)],
            [x(62), y(14)],
            [x(50), y(20)],
          ]),
          material: 'black',
          shading: 'round',
        },
        vents(x(72), y(34), 5, y(16), x(4)),
      ],
      vacuum: [
        {
          d: stand(
            [
              [y(34), x(34)],
              [y(90), x(31)],
            ],
            x(48),
          ),
          material: 'stainless',
          shading: 'post',
        },
        {
          d: soft(
            [
              [x(14), y(36)],
              [x(16), y(16)],
              [x(30), y(6)],
              [x(66), y(6)],
              [x(80), y(16)],
              [x(82), y(36)],
            ],
            x(6),
          ),
          material: c,
          shading: 'post',
        },
        {
          d: `M${x(34)} ${y(8)}Q${x(34)} ${y(0)} ${x(42)} ${y(0)}H${x(54)}Q${x(62)} ${y(0)} ${x(62)} ${y(8)}H${x(56)}Q${x(56)} ${y(4)} ${x(52)} ${y(4)}H${x(44)}Q${x(40)} ${y(4)} ${x(40)} ${y(8)}Z`,
          material: 'black',
          shading: 'face',
        },
        {
          d: `M${x(82)} ${y(48)}C${x(104)} ${y(44)} ${x(102)} ${y(90)} ${x(90)} ${y(96)}L${x(88)} ${y(92)}C${x(96)} ${y(86)} ${x(98)} ${y(52)} ${x(80)} ${y(54)}Z`,
          material: 'black',
          shading: 'post',
        },
        {
          d: oval(x(24), y(94), x(6), y(5)) + oval(x(72), y(94), x(6), y(5)),
          material: 'rubber',
          shading: 'end',
        },
        { d: box(x(40), y(48), x(18), y(12), 4), material: 'black', shading: 'end' },
      ],
      blower: [
        {
          d: bar(
            [
              [x(58), y(13)],
              [x(98), y(9)],
              [x(100), y(9)],
            ],
            y(50),
          ),
          material: 'black',
          shading: 'round',
        },
        { d: oval(x(36), y(50), x(30), y(42)), material: c, shading: 'ball' },
        { d: oval(x(36), y(52), x(18), y(25)), material: 'black', shading: 'end' },
        {
          d: Array.from({ length: 8 }, (_, i) => {
            const a = (i * Math.PI) / 4;
            return `M${x(36)} ${y(52)}L${x(36 + 17 * Math.cos(a))} ${y(52 + 24 * Math.sin(a))}`;
          }).join(''),
          material: 'grey',
          shading: 'line',
          edge: 1.2,
        },
        {
          d: flow([
            [x(8), y(30)],
            [x(14), y(6)],
            [x(40), y(0)],
            [x(64), y(10)],
            [x(66), y(24)],
            [x(54), y(20)],
            [x(38), y(10)],
            [x(20), y(16)],
            [x(14), y(34)],
          ]),
          material: 'black',
          shading: 'round',
        },
      ],
    };
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, 0, W, H],
      standing: true,
      shapes: parts[shape.kind],
      measures: [
        { x: [0, W], side: 'below', text: `${W}` },
        { y: [0, H], side: 'right', text: `${H}` },
      ],
    };
  });
}
