import { postageApi } from '../../contracts/postage.ts';
import { quotePostage } from '../../domain/trade/postage/index.ts';
import { serve } from '../mount.ts';

export const postageRoutes = serve(postageApi, { quote: quotePostage });
