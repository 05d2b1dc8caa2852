import type { Translate } from '#lib/i18n/translate.ts';

/** The stars of a store, which are reviews: without one there is no number. */
export const scoreText = (t: Translate, score: number): string =>
  score > 0 ? score.toFixed(1) : t('card:no_score');
