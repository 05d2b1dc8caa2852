import { paymentDeskApi } from '../../contracts/payment-desk.ts';
import {
  countWatchedPayments,
  listWatchedPayments,
  readWatchedPayment,
} from '../../domain/desk/oversight/index.ts';
import { serve } from '../mount.ts';

export const paymentDeskRoutes = serve(paymentDeskApi, {
  list: listWatchedPayments,
  counts: countWatchedPayments,
  detail: readWatchedPayment,
});
