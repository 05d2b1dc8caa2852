import { type Pictures, sketched } from '../sketch.ts';
import { label } from './label.ts';
import { type VesselShape, vesselForm } from './vessel-form.ts';

/** Drums, pails, cans and bottles, standing; sizes in mm. */
export function vessel(v: VesselShape): Pictures {
  return sketched(() => {
    const { D, H, form } = v;
    const r = D / 2;
    const { shapes, at, top } = vesselForm(v);
    const l = label(v, at[0], at[1], at[2], at[3]);
    return {
      title: v.title,
      caption: v.caption,
      box: [-r, top, r, H],
      standing: true,
      shapes: [...shapes, ...l.shapes],
      letters: l.letters,
      axes: [[0, top - H * 0.03, 0, H * 1.04]],
      measures: [
        { x: [-r, r], side: 'below', text: form === 'jerrican' ? `${D}` : `⌀${D}` },
        { y: [0, H], side: 'right', text: `${H}` },
      ],
    };
  });
}
