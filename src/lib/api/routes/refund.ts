import { REFUND_REASONS, refundApi } from '../../contracts/refund.ts';
import type { Context } from '../../domain/context.ts';
import type { Tracked } from '../../domain/trade/order/index.ts';
import * as refund from '../../domain/trade/refund/index.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';
import { wordsIn } from '../say.ts';

const sentences = (ctx: Context, steps: Tracked['steps']) =>
  steps.map(({ time, code, place }) => ({
    time: time.toISOString(),
    status: wordsIn(ctx.locale)(`order:track.${code}`, { place }),
  }));

const withReason = (ctx: Context, { reason, ...rest }: refund.ReadRefund) => ({
  ...rest,
  refund_message: wordsIn(ctx.locale)(`refund:reason.${reason}`),
});

export const refundRoutes = serve(refundApi, {
  reasons: async (ctx) =>
    ok(REFUND_REASONS.map((value) => ({ value, label: wordsIn(ctx.locale)(`refund:reason.${value}`) }))),
  batch: refund.readBatch,
  product: refund.readOffer,
  apply: refund.applyRefund,
  list: refund.listRefunds,
  async detail(ctx, input) {
    const found = await refund.readRefund(ctx, input);
    return found.ok ? ok(withReason(ctx, found.value)) : found;
  },
  sendBack: refund.sendBack,
  cancel: refund.cancelRefund,
  remove: refund.hideRefund,
  appeal: refund.appealRefund,
  async express(ctx, input) {
    const found = await refund.trackReturn(ctx, input);
    if (!found.ok) return found;
    const { steps, ...rest } = found.value;
    return ok({ ...rest, express: sentences(ctx, steps) });
  },
  storeList: refund.listStoreRefunds,
  async storeDetail(ctx, input) {
    const found = await refund.readStoreRefund(ctx, input);
    return found.ok ? ok(withReason(ctx, found.value)) : found;
  },
  agree: refund.agreeRefund,
  refuse: refund.refuseRefund,
  receive: refund.receiveReturn,
  appeals: refund.listAppeals,
  decide: refund.decideRefund,
});
