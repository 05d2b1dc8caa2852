import type { RechargeQuota } from '#lib/contracts/presale-balance.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { readRechargeSetting } from './recharge-setting.ts';

/** What a buyer may recharge, and what to know before. */
export async function readQuota(ctx: Context): Promise<Result<RechargeQuota, never>> {
  const { isOpen: isWanted, min, max, quota, attention } = await readRechargeSetting(ctx);
  // Without a provider a recharge cannot be paid.
  const isOpen = isWanted && Object.keys(ctx.payments).length > 0;
  return ok({
    is_open: isOpen,
    min_price: yuan(min),
    max_price: yuan(max),
    recharge_quota: quota.map(({ rechargeId, price, give }) => ({
      recharge_id: rechargeId,
      price: yuan(price),
      give: yuan(give),
    })),
    recharge_attention: attention[ctx.locale] ?? [],
  });
}
