import type { Feature } from './mount.ts';
import { addressRoutes } from './routes/address.ts';
import { articleRoutes } from './routes/article.ts';
import { balanceRoutes } from './routes/balance.ts';
import { cartRoutes } from './routes/cart.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { favouriteRoutes } from './routes/favourite.ts';
import { goodsRoutes } from './routes/goods.ts';
import { identityRoutes } from './routes/identity.ts';
import { mediaRoutes } from './routes/media.ts';
import { orderRoutes } from './routes/order.ts';
import { paymentRoutes } from './routes/payment.ts';
import { placeRoutes } from './routes/place.ts';
import { siteRoutes } from './routes/site.ts';
import { storeRoutes } from './routes/store.ts';
import { userRoutes } from './routes/user.ts';

/** Every feature that the API serves, under its own word, in the order of the OpenAPI document. */
export const features: Record<string, Feature> = {
  site: siteRoutes,
  media: mediaRoutes,
  identity: identityRoutes,
  user: userRoutes,
  address: addressRoutes,
  goods: goodsRoutes,
  favourite: favouriteRoutes,
  store: storeRoutes,
  place: placeRoutes,
  article: articleRoutes,
  cart: cartRoutes,
  checkout: checkoutRoutes,
  order: orderRoutes,
  payment: paymentRoutes,
  balance: balanceRoutes,
};
