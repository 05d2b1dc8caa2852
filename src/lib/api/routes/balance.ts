import { balanceApi } from '../../contracts/balance.ts';
import { listBills } from '../../domain/trade/ledger/index.ts';
import { readQuota, readRecharge, startRecharge } from '../../domain/trade/payment/index.ts';
import { serve } from '../mount.ts';

export const balanceRoutes = serve(balanceApi, {
  bill: listBills,
  quota: readQuota,
  recharge: startRecharge,
  rechargeStatus: readRecharge,
});
