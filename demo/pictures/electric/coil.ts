import { arc, type Model, type Solid, tube } from '../scene/index.ts';
import { cableEnd, type CableShape } from './cable.ts';

/** A coil of wire as it leaves the works; the drawing of its sizes shows the wire's section. */
export function wireCoil(s: CableShape & { turns?: number }): Model {
  const end = cableEnd(s);
  const wire = 11;
  const layers = s.turns ?? 6;
  const rings: Solid[] = Array.from({ length: layers }, (_, i) => {
    const z = i * wire * 1.72;
    return [
      tube(arc([0, 0, z], [1, 0, 0], [0, 1, 0], 92, 360, 90, 30), wire, s.sheath, 6),
      tube(arc([0, 0, z], [1, 0, 0], [0, 1, 0], 112, 360, 90, 30), wire, s.sheath, 6),
    ];
  }).flat();
  const top = layers * wire * 1.72;
  const tail: Solid[] = [
    tube(
      [
        [108, -40, top - wire * 0.8],
        [104, -62, top - wire * 0.4],
        [92, -88, top],
        [74, -112, top],
        [50, -136, top - wire * 0.5],
        [30, -158, top - wire],
      ],
      wire,
      s.sheath,
      8,
    ),
  ];
  const straps = [205, 335].map((degrees): Solid => {
    const a = (degrees * Math.PI) / 180;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    return tube(
      [
        [x * 80, y * 80, top - wire * 0.5],
        [x * 102, y * 102, top],
        [x * 124, y * 124, top - wire * 0.8],
        [x * 125, y * 125, -wire * 0.5],
      ],
      2.4,
      'white',
      3,
    );
  });
  const solids = [...rings, ...tail, ...straps];
  return { ...end, solids, stance: { yaw: 0, pitch: 38 }, plan: end.solids };
}
