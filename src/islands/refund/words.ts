import type { LooseTranslate, Translate } from '#lib/i18n/translate.ts';

/** A word of the refund's own tables, whose keys come over the wire: state.reviewing, event.agree … */
export const refundWord = (t: Translate, key: string, params: Record<string, string | number> = {}): string =>
  (t as LooseTranslate)(`refund:${key}`, params);

/** Refunds in these states are still somebody's turn. */
export const isOpen = (state: string): boolean =>
  ['reviewing', 'to_return', 'returning', 'arbitrating'].includes(state);
