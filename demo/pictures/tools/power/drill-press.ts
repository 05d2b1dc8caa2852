import { box, oval, soft, stand } from '../lines.ts';
import type { Material } from '../../metal.ts';
import type { Shape } from '../sketch.ts';

/** A bench drill press from the front; `x` and `y` turn hundredths of its width and height into mm. */
export function pressParts(x: (share: number) => number, y: (share: number) => number, c: Material): Shape[] {
  return [
    { d: box(x(52), y(4), x(10), y(90)), material: 'chrome', shading: 'post' },
    {
      d: soft(
        [
          [x(8), y(8)],
          [x(14), y(2)],
          [x(84), y(2)],
          [x(96), y(8)],
          [x(96), y(32)],
          [x(60), y(34)],
          [x(46), y(40)],
          [x(18), y(40)],
          [x(8), y(34)],
        ],
        x(4),
      ),
      material: c,
      shading: 'face',
    },
    { d: box(x(70), y(12), x(26), y(26), x(4)), material: 'black', shading: 'post' },
    {
      d: stand(
        [
          [y(40), x(6)],
          [y(50), x(6)],
          [y(50), x(8)],
          [y(57), x(7)],
          [y(59), x(3)],
        ],
        x(28),
      ),
      material: 'chrome',
      shading: 'post',
    },
    {
      d: stand(
        [
          [y(59), x(1.6)],
          [y(68), x(1.6)],
          [y(70), x(0.2)],
        ],
        x(28),
      ),
      material: 'steel',
      shading: 'post',
    },
    { d: box(x(8), y(73), x(52), y(4), 2), material: 'castIron', shading: 'round' },
    { d: box(x(46), y(70), x(20), y(10), 3), material: 'castIron', shading: 'round' },
    {
      d: soft(
        [
          [x(4), y(100)],
          [x(6), y(93)],
          [x(90), y(93)],
          [x(94), y(100)],
        ],
        4,
      ),
      material: 'castIron',
      shading: 'round',
    },
    { d: oval(x(32), y(27), x(6)), material: 'chrome', shading: 'end' },
    {
      d: `M${x(32)} ${y(27)}L${x(14)} ${y(46)}M${x(32)} ${y(27)}L${x(56)} ${y(44)}M${x(32)} ${y(27)}L${x(32)} ${y(12)}`,
      material: 'chrome',
      shading: 'line',
      edge: 3,
    },
    {
      d: oval(x(14), y(46), x(3)) + oval(x(56), y(44), x(3)) + oval(x(32), y(12), x(3)),
      material: 'black',
      shading: 'ball',
    },
  ];
}
