import { path, rect } from '../svg.ts';
import { motif } from './motifs/motif.ts';
import { INKS, sheet, sweep } from './sheet.ts';

/** The ground of the sign-in page (1600×900): goods on a bench to the left, quiet room for the form to the right. */
export function loginGround(): string {
  const fine: string[] = [];
  for (let x = 40; x < 1600; x += 40) fine.push(`M${x} 0V640`);
  for (let y = 40; y < 640; y += 40) fine.push(`M0 ${y}H1600`);
  const coarse: string[] = [];
  for (let x = 200; x < 1600; x += 200) coarse.push(`M${x} 0V640`);
  for (let y = 200; y < 640; y += 200) coarse.push(`M0 ${y}H1600`);
  return sheet([1600, 900], '工采汇 Gongcai Hub', (pen) => [
    rect(0, 0, 1600, 900, { fill: sweep(pen, '#FBFCFD', '#E4E9EF', true) }),
    path(fine.join(''), { stroke: '#C9D5E2', 'stroke-opacity': '.35', 'stroke-width': 1 }),
    path(coarse.join(''), { stroke: '#A9BBD0', 'stroke-opacity': '.4', 'stroke-width': 1 }),
    path('M0 640H1600V900H0Z', { fill: sweep(pen, '#F4F6F8', '#D3DAE2', true) }),
    path('M0 640H1600', { stroke: '#B8C3CF', 'stroke-width': 1.5 }),
    path('M1060 0H1600V900H960Z', { fill: INKS.white, 'fill-opacity': '.55' }),
    motif(pen, 'pumps', { left: 70, top: 320, right: 430, bottom: 690 }),
    motif(pen, 'pipes', { left: 610, top: 446, right: 846, bottom: 664 }),
    motif(pen, 'valves', { left: 440, top: 300, right: 690, bottom: 640 }),
    motif(pen, 'bearings', { left: 300, top: 560, right: 560, bottom: 800 }),
    motif(pen, 'fasteners', { left: 90, top: 700, right: 320, bottom: 840 }),
    motif(pen, 'cutting', { left: 590, top: 580, right: 760, bottom: 820 }),
    motif(pen, 'safety', { left: 770, top: 640, right: 960, bottom: 820 }),
  ]);
}
