import { paymentApi } from '../../contracts/payment.ts';
import { listMethods, payOrder, readStatus } from '../../domain/trade/payment/index.ts';
import { serve } from '../mount.ts';

export const paymentRoutes = serve(paymentApi, { methods: listMethods, pay: payOrder, status: readStatus });
