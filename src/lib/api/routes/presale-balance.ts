import { presaleBalanceApi } from '../../contracts/presale-balance.ts';
import { listBills } from '../../domain/trade/ledger/index.ts';
import { readQuota, readRecharge, startRecharge } from '../../domain/trade/payment/index.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';
import { wordsIn } from '../texts.ts';

export const presaleBalanceRoutes = serve(presaleBalanceApi, {
  async bill(ctx, input) {
    const found = await listBills(ctx, input);
    if (!found.ok) return found;
    const t = wordsIn(ctx.locale);
    const { count, list } = found.value;
    return ok({ count, list: list.map((row) => ({ ...row, title: t(`balance:bill.${row.kind}`) })) });
  },
  quota: readQuota,
  recharge: startRecharge,
  rechargeStatus: readRecharge,
});
