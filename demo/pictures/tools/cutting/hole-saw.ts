import type { Material } from '../../metal.ts';
import type { Point } from '../../svg.ts';
import { bow, box, poly } from '../lines.ts';
import { type Pictures, sketched } from '../sketch.ts';

/** A hole saw: cup with teeth, centre drill and arbor; standing with the teeth up. */
export function holeSaw(shape: {
  title: string;
  caption: string;
  D: number;
  depth: number;
  count: number;
  material: Material;
  core?: boolean;
}): Pictures {
  return sketched(() => {
    const { D, depth: H, material } = shape;
    const R = D / 2;
    const ry = R * 0.3;
    const top: Point[] = [];
    const n = shape.count;
    for (let i = 0; i <= n; i += 1) {
      const a = Math.PI - (i / n) * Math.PI;
      top.push([R * Math.cos(a), ry * Math.sin(a) + (i % 2 ? -H * 0.09 : 0)]);
    }
    const back = Array.from({ length: n + 1 }, (_, i): Point => {
      const a = Math.PI + (i / n) * Math.PI;
      return [R * Math.cos(a), ry * Math.sin(a) + (i % 2 ? -H * 0.09 : 0)];
    });
    const s = Math.max(4.5, D * 0.09);
    return {
      title: shape.title,
      caption: shape.caption,
      box: [-R, -ry - H * 0.3, R, H + ry + s * 4],
      standing: true,
      shapes: [
        {
          d: poly([
            [-s, H + ry * 0.6],
            [s, H + ry * 0.6],
            [s, H + ry + s * 4],
            [-s, H + ry + s * 4],
          ]),
          material: 'steel',
          shading: 'post',
        },
        {
          d: poly([...back, ...bow(0, 0, R, 0, 0, 1), [R * 0.97, H * 0.1], [-R * 0.97, H * 0.1]]),
          material,
          shading: 'side',
        },
        { d: box(-s * 0.55, -ry - H * 0.26, s * 1.1, H, s * 0.5), material: 'steel', shading: 'post' },
        { d: `${poly([...top, [R, H]], false)}A${R} ${ry} 0 0 1 ${-R} ${H}z`, material, shading: 'post' },
        { d: box(-R * 0.35, H * 0.42, R * 0.34, H * 0.34, R * 0.15), material: 'black', shading: 'bore' },
        { d: box(R * 0.5, H * 0.3, R * 0.2, H * 0.34, R * 0.1), material: 'black', shading: 'bore' },
      ],
      letters: [{ text: `⌀${D}`, x: R * 0.18, y: H * 0.78, size: Math.min(R * 0.26, H * 0.2), fill: '#fff' }],
      axes: [[0, -ry - H * 0.34, 0, H + ry + s * 4.6]],
      measures: [
        { x: [-R, R], side: 'above', y: [0, 0], text: `⌀${D}` },
        { y: [0, H], side: 'right', x: [R, R], text: `${H}` },
      ],
    };
  });
}
