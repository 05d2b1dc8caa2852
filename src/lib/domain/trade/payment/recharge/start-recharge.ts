import type { PayStart, PayType } from '#lib/contracts/payment.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId, newSn } from '#lib/kernel/ids.ts';
import { timer } from '#lib/kernel/timers.ts';
import { parseYuan, yuan, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { returnPath } from '../return-path.ts';
import { startPayment } from '../start-payment.ts';
import type { RechargeSetting } from './recharge-setting.repo.ts';
import { readRechargeSetting } from './recharge-setting.ts';

interface StartRecharge {
  type: PayType;
  recharge_id?: number | undefined;
  price?: string | undefined;
  return_url?: string | undefined;
}

/** The amount that was asked for and the gift of an offered one; both are the setting's, never the caller's. */
function amountOf(
  setting: RechargeSetting,
  input: StartRecharge,
): Result<{ price: Fen; give: Fen }, 'recharge.amount'> {
  const { min, max, quota } = setting;
  const refused = fail('recharge.amount', { min: yuan(min), max: yuan(max) }, 'price');
  if (input.recharge_id !== undefined) {
    const offered = quota.find((one) => one.rechargeId === input.recharge_id);
    return offered ? ok(offered) : refused;
  }
  const price = parseYuan(input.price ?? '');
  return price !== undefined && price >= min && price <= max ? ok({ price, give: 0 }) : refused;
}

/** Starts a recharge of the caller's balance at a provider; the balance grows once the provider reports the payment. */
export async function startRecharge(
  ctx: UserContext,
  input: StartRecharge,
): Promise<
  Result<PayStart, FailureOf<typeof startPayment> | 'payment.return_url' | 'recharge.amount' | 'recharge.off'>
> {
  const setting = await readRechargeSetting(ctx);
  if (!setting.isOpen || Object.keys(ctx.payments).length === 0) return fail('recharge.off');
  const amount = amountOf(setting, input);
  if (!amount.ok) return amount;
  const now = ctx.clock.now();
  const rechargeId = newId(now);
  const back = returnPath(ctx.settings.siteUrl, input.return_url, `/user/balance?recharge=${rechargeId}`);
  if (!back.ok) return back;
  const { price, give } = amount.value;
  const sn = newSn('CZ', now);
  const payable = {
    purpose: 'recharge',
    targetId: rechargeId,
    amount: price,
    subject: sn,
    returnPath: back.value,
    closesAt: after(now, timer('unpaid_order')),
    detail: { sn, give: String(give) },
  } as const;
  return startPayment(ctx, payable, input.type);
}
