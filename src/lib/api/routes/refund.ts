import { REFUND_REASONS, refundApi, type RefundReason } from '../../contracts/refund.ts';
import type { Context } from '../../domain/context.ts';
import type { Tracked } from '../../domain/trade/order/index.ts';
import * as refund from '../../domain/trade/refund/index.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { wireWord } from '../../i18n/translate.ts';
import { fail, ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';
import { wordsIn } from '../texts.ts';

const sentences = (ctx: Context, steps: Tracked['steps']) =>
  steps.map(({ time, code, place }) => ({
    time: time.toISOString(),
    status: wordsIn(ctx.locale)(`order:track.${code}`, { place }),
  }));

const reasonIn = (locale: Locale, reason: string): string =>
  wireWord(wordsIn(locale), 'refund:reason', reason);

/** The reason that a caller has named, by its word or by its sentence. */
const reasonOf = (told: string): RefundReason | undefined =>
  REFUND_REASONS.find(
    (reason) => reason === told || LOCALES.some((locale) => reasonIn(locale, reason) === told),
  );

export const withReason = <T extends { reason: string }>(ctx: Context, { reason, ...rest }: T) => ({
  ...rest,
  refund_message: reasonIn(ctx.locale, reason),
});

export const refundRoutes = serve(refundApi, {
  reasons: async (ctx) => ok(REFUND_REASONS.map((reason) => reasonIn(ctx.locale, reason))),
  batch: refund.readBatch,
  async product(ctx, { refund_message: told, ...input }) {
    const reason = told ? reasonOf(told) : 'other';
    return reason
      ? refund.readOffer(ctx, { ...input, reason })
      : fail('refund.reason', undefined, 'refund_message');
  },
  async apply(ctx, { refund_message: told, ...input }) {
    const reason = reasonOf(told);
    if (!reason) return fail('refund.reason', undefined, 'refund_message');
    return refund.applyRefund(ctx, { ...input, refund_message: reason });
  },
  list: refund.listRefunds,
  async detail(ctx, input) {
    const found = await refund.readRefund(ctx, input);
    return found.ok ? ok(withReason(ctx, found.value)) : found;
  },
  sendBack: refund.sendBack,
  cancel: refund.cancelRefund,
  remove: refund.hideRefund,
  appeal: refund.appealRefund,
  answer: refund.answerOffer,
  async express(ctx, input) {
    const found = await refund.trackReturn(ctx, input);
    if (!found.ok) return found;
    const { steps, ...rest } = found.value;
    return ok({ ...rest, express: sentences(ctx, steps) });
  },
  async storeList(ctx, input) {
    const found = await refund.listDeskRefunds(ctx, input);
    if (!found.ok) return found;
    const { list, ...places } = found.value;
    return ok({ list: list.map((row) => withReason(ctx, row)), ...places });
  },
  storeCounts: refund.countDeskRefunds,
  async storeDetail(ctx, input) {
    const found = await refund.readStoreRefund(ctx, input);
    return found.ok ? ok(withReason(ctx, found.value)) : found;
  },
  agree: refund.agreeRefund,
  refuse: refund.refuseRefund,
  offer: refund.offerLess,
  callOff: refund.callOff,
  callOffForStore: refund.callOffForStore,
  receive: refund.receiveReturn,
  appeals: refund.listAppeals,
  async appealDetail(ctx, input) {
    const found = await refund.readAppeal(ctx, input);
    return found.ok ? ok(withReason(ctx, found.value)) : found;
  },
  async watched(ctx, input) {
    const found = await refund.listWatchedRefunds(ctx, input);
    if (!found.ok) return found;
    const { list, ...places } = found.value;
    return ok({ list: list.map((row) => withReason(ctx, row)), ...places });
  },
  watchedCounts: refund.countWatchedRefunds,
  async watchedDetail(ctx, input) {
    const found = await refund.readWatchedRefund(ctx, input);
    return found.ok ? ok(withReason(ctx, found.value)) : found;
  },
  decide: refund.decideRefund,
});
