import type { LooseTranslate, Translate } from '#lib/i18n/translate.ts';

/** Words whose keys come over the wire: state.quoting, log.approve … */
export const inquiryWord = (
  t: Translate,
  key: string,
  params: Record<string, string | number> = {},
): string => (t as LooseTranslate)(`inquiry:${key}`, params);
