import { checkoutApi } from '../../contracts/checkout.ts';
import { previewCheckout } from '../../domain/trade/checkout/index.ts';
import { placeQuoted } from '../../domain/sourcing/quotation/index.ts';
import { serve } from '../mount.ts';

export const checkoutRoutes = serve(checkoutApi, { preview: previewCheckout, create: placeQuoted });
