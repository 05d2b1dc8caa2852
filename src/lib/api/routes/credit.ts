import { creditApi } from '../../contracts/credit.ts';
import { readCredit } from '../../domain/trade/credit/index.ts';
import { repayCredit } from '../../domain/trade/payment/index.ts';
import { serve } from '../mount.ts';

export const creditRoutes = serve(creditApi, { read: readCredit, repay: repayCredit });
