import type { LooseTranslate, Translate } from '#lib/i18n/translate.ts';

/** Words whose keys come over the wire: state.quoting, log.approve … */
export const inquiryWord = (
  t: Translate,
  key: string,
  params: Record<string, string | number> = {},
): string => (t as LooseTranslate)(`inquiry:${key}`, params);

const TONES: Record<string, string> = {
  rejected: 'text-brand',
  quoting: 'text-info',
  ended: 'text-warning',
  chosen: 'text-warning',
  done: 'text-success',
  closed: 'text-ink-secondary',
  expired: 'text-ink-secondary',
};

/** The colour of a state's word: what waits for the buyer stands out, what is over steps back. */
export const inquiryTone = (state: string): string => TONES[state] ?? 'text-ink';
