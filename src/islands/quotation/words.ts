import type { LooseTranslate, Translate } from '#lib/i18n/translate.ts';

/** Words whose keys come over the wire: state.quoted, state.ordered … */
export const quotationWord = (
  t: Translate,
  key: string,
  params: Record<string, string | number> = {},
): string => (t as LooseTranslate)(`quotation:${key}`, params);
