import { checkoutApi } from '../../contracts/checkout.ts';
import { placeOrder, previewCheckout } from '../../domain/trade/checkout/index.ts';
import { serve } from '../mount.ts';

export const checkoutRoutes = serve(checkoutApi, { preview: previewCheckout, create: placeOrder });
