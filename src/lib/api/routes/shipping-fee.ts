import { shippingFeeApi } from '../../contracts/shipping-fee.ts';
import { quoteShippingFee } from '../../domain/trade/shipping-fee/index.ts';
import { serve } from '../mount.ts';

export const shippingFeeRoutes = serve(shippingFeeApi, { quote: quoteShippingFee });
