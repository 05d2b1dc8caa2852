import { across, blueprint, centreLine, outline, thin, upright } from '../dimension.ts';
import type { Material } from '../metal.ts';
import type { Pictures } from '../tools/sketch.ts';
import { rodPicture } from './nut.ts';

/** Side view of a rod: threaded ends `b`, the rest plain if `b` is shorter than half the rod. */
function rodSheet(caption: string, d: number, length: string, b: string): string {
  const y = 186;
  const full = b === '';
  const ends = full
    ? [[60, 330]]
    : [
        [60, 140],
        [250, 330],
      ];
  return blueprint(caption, () => [
    outline(`M63 ${y - 26}H327L330 ${y - 22}V${y + 22}L327 ${y + 26}H63L60 ${y + 22}V${y - 22}Z`),
    ...ends.map(([from, to]) => thin(`M${from} ${y - 20}H${to}M${from} ${y + 20}H${to}`)),
    full ? '' : thin(`M140 ${y - 26}v52M250 ${y - 26}v52`),
    centreLine(46, y, 344, y),
    across(60, 330, 270, `L ${length}`, [y + 26, y + 26]),
    full ? '' : across(60, 140, 116, b, [y - 26, y - 26]),
    upright(y - 26, y + 26, 362, `M${d}`, [330, 330]),
  ]);
}

/** A threaded rod or stud; `thread` is the threaded length at each end in mm, 0 for the whole of it. */
export const rod = (
  title: string,
  caption: string,
  size: { d: number; pitch: number; thread: number; length: string; b: string },
  material: Material,
): Pictures => ({
  shaded: () => rodPicture(title, size.d, size.pitch, size.thread, material),
  dimension: () => rodSheet(caption, size.d, size.length, size.b),
});
