import type { Translate } from './translate.ts';

/** Where somebody is, in one line: the region first in Chinese, the house first in English. */
export const placeLine = (t: Translate, { region, detail }: { region: string; detail: string }): string =>
  region && detail ? t('common:place', { region, detail }) : region || detail;
