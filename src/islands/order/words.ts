import { formatDate } from '#lib/i18n/format.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';

/** The word of a state; states come over the wire as words of the order flow. */
export const stateWord = (t: Translate, state: string): string => wireWord(t, 'order:state', state);

/** The word of an order's state; goods that are fetched are not shipped but fetched. */
export const orderStateWord = (t: Translate, order: { status: string; delivery: string }): string =>
  stateWord(t, order.status === 'to_ship' && order.delivery === 'pick_up' ? 'to_pick_up' : order.status);

const TONES: Record<string, string> = {
  unpaid: 'text-warning',
  verifying: 'text-warning',
  balance_due: 'text-warning',
  to_receive: 'text-info',
  to_review: 'text-success',
  done: 'text-success',
  refunded: 'text-ink-secondary',
  closed: 'text-ink-secondary',
  cancelled: 'text-ink-secondary',
};

/** The colour of a state's word: what waits for the buyer's money stands out, what is over steps back. */
export const stateTone = (state: string): string => TONES[state] ?? 'text-ink';

/** Date and time to the minute in the page's language; Shanghai time for everybody, as on the papers. */
export const dateTime = (locale: string, iso: string): string =>
  formatDate(iso, locale === 'en-US' ? 'en-US' : 'zh-CN', 'minute');

/** Whether the freight is part of a sum, or free. */
export const freightWord = (t: Translate, freight: string): string =>
  freight === '0.00' ? t('order:free_freight') : t('order:with_freight', { amount: freight });
