import { circle, path, rect, type Pen } from '../svg.ts';
import { INKS, sweep } from './sheet.ts';

const EDGE = { stroke: INKS.steel, 'stroke-width': 2, 'stroke-linejoin': 'round' } as const;
const FINE = { fill: 'none', stroke: '#B4BECA', 'stroke-width': 2 } as const;

/** A sheet of paper with a dog-ear, ruled as a list; what stands on it comes from `marks`. */
function paper(pen: Pen, marks: readonly string[]): string[] {
  return [
    path('M66 92V250H202V128L166 92Z', { fill: '#22303F', 'fill-opacity': '.12' }),
    path('M58 82V242H194V118L158 82Z', { fill: sweep(pen, '#FFFFFF', '#EEF1F5'), ...EDGE }),
    path('M158 82V118H194Z', { fill: '#D5DCE4', ...EDGE }),
    ...marks,
  ];
}

/** A form with columns, as an invoice or an inquiry has. */
export const list = (pen: Pen): string[] =>
  paper(pen, [
    path('M78 112H134', { ...FINE, stroke: INKS.red, 'stroke-width': 5 }),
    path('M76 142H176M76 164H176M76 186H176M76 208H130', FINE),
    path('M76 136H176V214H76ZM142 136V214', { ...FINE, stroke: '#8794A4' }),
  ]);

/** An invoice: amounts and the round stamp of the store. */
export const invoice = (pen: Pen): string[] =>
  paper(pen, [
    path('M78 112H134', { ...FINE, stroke: '#8794A4', 'stroke-width': 5 }),
    path('M76 138H176M76 158H152M76 178H164M76 198H120', FINE),
    circle(160, 204, 24, { fill: 'none', stroke: INKS.red, 'stroke-width': 3 }),
    path('M150 192L160 204L170 192M160 204V220M151 206H169M151 213H169', {
      fill: 'none',
      stroke: INKS.red,
      'stroke-width': 3,
    }),
  ]);

/** A month with the days that matter marked. */
export const calendar = (pen: Pen): string[] => [
  path('M64 110H204V250H64Z', { fill: '#22303F', 'fill-opacity': '.12' }),
  path('M56 100H196V242H56Z', { fill: sweep(pen, '#FFFFFF', '#EEF1F5'), ...EDGE }),
  path('M56 100H196V132H56Z', { fill: INKS.red, ...EDGE }),
  path('M86 88V110M166 88V110', { fill: 'none', ...EDGE, 'stroke-width': 6 }),
  path('M56 160H196M56 187H196M56 214H196M91 132V242M126 132V242M161 132V242', FINE),
  rect(94, 163, 30, 22, { fill: INKS.tint, stroke: INKS.red, 'stroke-width': 2 }),
];

/** A price that moves: bars, a line over them, the last point in red. */
export const chart = (pen: Pen): string[] => [
  path('M40 90H214V244H40Z', { fill: sweep(pen, '#FFFFFF', '#EEF1F5'), ...EDGE }),
  path('M40 128H214M40 166H214M40 204H214', FINE),
  path('M58 244V196H78V244M94 244V180H114V244M130 244V202H150V244M166 244V160H186V244', {
    fill: '#C6D2DF',
  }),
  path('M60 186L104 158L140 176L190 112', { fill: 'none', stroke: INKS.steel, 'stroke-width': 4 }),
  circle(190, 112, 8, { fill: INKS.red }),
];

/** A place on a map. */
export const pin = (pen: Pen): string[] => [
  path('M36 186L96 158L150 182L212 152V232L150 260L96 236L36 262Z', {
    fill: sweep(pen, '#FFFFFF', '#DDE6EE'),
    ...EDGE,
  }),
  path('M96 158V236M150 182V260', FINE),
  path('M122 80C92 80 76 102 76 124C76 156 122 204 122 204S168 156 168 124C168 102 152 80 122 80Z', {
    fill: sweep(pen, '#E8402A', INKS.pressed),
    ...EDGE,
  }),
  circle(122, 124, 18, { fill: INKS.white, ...EDGE }),
];

/** A lorry with a box. */
export const truck = (pen: Pen): string[] => [
  path('M24 112H158V216H24Z', { fill: sweep(pen, '#FFFFFF', '#D9E1EA'), ...EDGE }),
  path('M24 196H158V216H24Z', { fill: INKS.red, ...EDGE }),
  path('M158 142H196L222 176V216H158Z', { fill: sweep(pen, '#3F5265', INKS.steel), ...EDGE }),
  path('M170 152H192L208 176H170Z', { fill: '#DCE8F3', ...EDGE }),
  ...[62, 184].flatMap((x) => [
    circle(x, 220, 21, { fill: '#2B3642', ...EDGE }),
    circle(x, 220, 9, { fill: '#D5DCE4' }),
  ]),
];

/** A phone with a number that is not shown. */
export const phone = (pen: Pen): string[] => [
  rect(76, 68, 104, 186, { rx: 16, fill: sweep(pen, '#3F5265', INKS.night), ...EDGE }),
  rect(86, 88, 84, 142, { fill: '#F5F8FB' }),
  circle(128, 242, 5, { fill: '#8794A4' }),
  ...[0, 1, 2, 3].map((at) => circle(101 + at * 18, 134, 6, { fill: INKS.steel })),
  path('M100 168H156V196H100Z', { fill: INKS.red }),
  path('M112 182H144', { fill: 'none', stroke: INKS.white, 'stroke-width': 3 }),
];
