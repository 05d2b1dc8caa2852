import { label, rect } from '../svg.ts';
import { INKS, sheet, type } from './sheet.ts';
import { SITE, signOf } from './site-sign.ts';

/** The word mark for the header; `reversed` for dark grounds. */
export function siteLogo(reversed = false): string {
  const ink = reversed ? INKS.white : INKS.ink;
  const [fill, opening] = reversed ? [INKS.white, INKS.steel] : [INKS.red, INKS.white];
  return sheet([236, 64], `${SITE.zh} ${SITE.en}`, () => [
    signOf(2, 3, 58, fill, opening),
    type(74, 38, SITE.zh, 36, { fill: ink, 'font-weight': 700, 'letter-spacing': 3 }),
    type(76, 57, 'GONGCAI HUB', 13, { fill: reversed ? '#C9D1DA' : INKS.secondary, 'font-weight': 600, 'letter-spacing': 2.1 }),
  ]);
}

export function favicon(): string {
  return sheet([64, 64], SITE.zh, () => [signOf(2, 2, 60, INKS.red, INKS.white)]);
}

/** For home screens: the sign on a full square. */
export function touchIcon(): string {
  return sheet([180, 180], SITE.zh, () => [
    rect(0, 0, 180, 180, { fill: INKS.red }),
    signOf(34, 22, 112, INKS.white, INKS.red),
    label(90, 164, SITE.zh, 26, { fill: INKS.white, 'font-weight': 700, 'letter-spacing': 4 }),
  ]);
}
