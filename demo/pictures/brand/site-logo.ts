import { path, rect } from '../svg.ts';
import { INKS, sheet } from './sheet.ts';
import { SITE, signOf } from './site-sign.ts';
import { CHINESE_OUTLINE, LATIN_OUTLINE } from './site-wordmark.ts';

/** The word mark for the header; `reversed` for dark grounds. */
export function siteLogo(reversed = false): string {
  const ink = reversed ? INKS.white : INKS.ink;
  const [fill, opening] = reversed ? [INKS.white, INKS.steel] : [INKS.red, INKS.white];
  return sheet([198, 64], `${SITE.zh} ${SITE.en}`, () => [
    signOf(2, 3, 58, fill, opening),
    path(CHINESE_OUTLINE, { transform: 'translate(74 37)', fill: ink }),
    path(LATIN_OUTLINE, { transform: 'translate(74.5 57)', fill: reversed ? '#C9D1DA' : INKS.secondary }),
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
    path(CHINESE_OUTLINE, { transform: 'translate(44 162) scale(.8)', fill: INKS.white }),
  ]);
}
