import { bar, helix } from '../lines.ts';
import { type Pictures, type Shape, sketched } from '../sketch.ts';
import { type DrillShape, shank, tip } from './drill-end.ts';

/** A twist drill and its kin, lying along x with the point to the right. */
export function drill(shape: DrillShape): Pictures {
  return sketched(() => {
    const { d, L, l, material } = shape;
    const r = d / 2;
    const big = Math.max(r, (shape.shank ?? d) / 2);
    const start = L - l;
    const half = ((shape.point ?? 118) / 2) * (Math.PI / 180);
    const h =
      shape.tip === 'carbide'
        ? d * 0.5
        : shape.tip === 'spear'
          ? d * 1.1
          : shape.tip === 'brad'
            ? d * 0.5
            : r / Math.tan(half);
    const lead = shape.tip === 'spear' ? 0 : d * (shape.end === 'sds' ? 3.4 : 4.6);
    const neck = Math.max(0, start - Math.abs(big - r) * 0.8);
    const fluted: Shape[] =
      lead === 0
        ? [
            {
              d: bar([
                [start, r * 0.5],
                [L - h, r * 0.5],
              ]),
              material,
              shading: 'round',
            },
          ]
        : [
            {
              d: bar([
                [start, r],
                [L - h, r],
              ]),
              material,
              shading: 'round',
            },
            ...helix(start + d * 0.3, L - h, r, lead, 2, material),
          ];
    const slim = L / (2 * big) > 9;
    return {
      title: shape.title,
      caption: shape.caption,
      box: [0, -big, L, big],
      shapes: [
        ...shank(shape, neck),
        {
          d: bar([
            [neck, big === r ? r : (shape.shank ?? d) / 2],
            [start, r],
          ]),
          material: shape.shankMaterial ?? material,
          shading: 'round',
          edge: 0.7,
        },
        ...fluted,
        ...tip(shape),
      ],
      turn: -45,
      also: slim
        ? [
            { dx: L * 0.02, dy: -big * 3.6, scale: 0.86 },
            { dx: L * 0.02, dy: big * 3.4, scale: 0.72 },
          ]
        : [],
      axes: [[-L * 0.03, 0, L * 1.04, 0]],
      measures: [
        { x: [start, L], side: 'above', y: [-r, 0], text: `l ${l}` },
        { x: [0, L], side: 'below', y: [big, 0], text: `L ${L}` },
        { y: [-r, r], side: 'right', x: [L - h, L - h], text: `⌀${d}` },
        ...(shape.shank !== undefined && shape.shank !== d && shape.end !== 'morse'
          ? [{ y: [-big, big] as const, side: 'left' as const, x: [0, 0] as const, text: `⌀${shape.shank}` }]
          : []),
      ],
    };
  });
}
