import { boltHoles, lathe, type Measure, type Model, type Solid, X } from '../scene/index.ts';
import { LEFT, type Named, rounded } from './fitting.ts';

export type FlangeType = 'PL' | 'SO' | 'WN' | 'BL' | 'Th';

/** A pipe flange with its face to the viewer and hub behind. */
export function pipeFlange(
  s: Named & {
    type: FlangeType;
    od: number;
    circle: number;
    bolts: number;
    hole: number;
    thick: number;
    pipe: number;
    hub: number;
  },
): Model {
  const r = s.od / 2;
  const face = s.circle / 2 - s.hole * 0.78;
  const hubR = s.pipe / 2 + Math.max(5, s.pipe * 0.09);
  const back = s.type === 'WN' ? s.hub : s.type === 'SO' || s.type === 'Th' ? s.thick * 1.55 : s.thick;
  const hubbed = back > s.thick;
  const bore = s.type === 'BL' ? {} : { hole: s.type === 'WN' ? s.pipe * 0.44 : s.pipe / 2 + 1 };
  const step = s.type === 'PL' ? 0.6 : 2;
  const plate = lathe(
    hubbed ? LEFT : X,
    [0, 0, 0],
    [
      [0, face],
      [step, face],
      [step, r],
      [s.thick, r],
    ],
    s.material,
    hubbed ? {} : bore,
  );
  const hub: Solid[] = !hubbed
    ? []
    : s.type === 'WN'
      ? [
          lathe(
            LEFT,
            [0, 0, 0],
            [
              [s.thick, hubR * 1.18],
              [back * 0.78, s.pipe / 2],
              [back, s.pipe / 2],
            ],
            s.material,
            bore,
          ),
        ]
      : [
          lathe(
            LEFT,
            [0, 0, 0],
            [
              [s.thick, hubR * 1.06],
              [back, hubR],
            ],
            s.material,
            bore,
          ),
        ];
  const solids: Solid[] = [
    plate,
    boltHoles(X, [hubbed ? -s.thick - 0.1 : step - 0.1, 0, 0], s.circle / 2, s.bolts, s.hole / 2),
    ...hub,
  ];
  const measures: Measure[] = [
    { view: 'left', from: [0, r, 0], to: [0, -r, 0], where: 'below', text: `D ${s.od}` },
    {
      view: 'left',
      from: [0, s.circle / 2, 0],
      to: [0, -s.circle / 2, 0],
      where: 'above',
      text: `K ${s.circle}`,
    },
    {
      view: 'front',
      from: [0, 0, -r],
      to: [hubbed ? -s.thick : s.thick, 0, -r],
      where: 'below',
      text: `C ${s.thick}`,
    },
  ];
  if (hubbed)
    measures.push({
      view: 'front',
      from: [0, 0, r],
      to: [-back, 0, s.pipe / 2],
      where: 'above',
      text: `H ${rounded(back)}`,
    });
  return {
    ...s,
    solids,
    views: ['left', 'front'],
    measures,
    axes: [
      { view: 'left', from: [0, r, 0], to: [0, -r, 0] },
      { view: 'left', from: [0, 0, -r], to: [0, 0, r] },
      { view: 'front', from: [0, 0, 0], to: [hubbed ? -back : back, 0, 0] },
    ],
  };
}
