import { checkoutApi } from '../../contracts/checkout.ts';
import { previewCheckout } from '../../domain/trade/checkout/index.ts';
import { placeWithInvoices } from '../../domain/trade/invoice/index.ts';
import { serve } from '../mount.ts';

export const checkoutRoutes = serve(checkoutApi, { preview: previewCheckout, create: placeWithInvoices });
