import type { Feature } from './mount.ts';
import { goodsRoutes } from './routes/goods.ts';
import { siteRoutes } from './routes/site.ts';
import { userRoutes } from './routes/user.ts';

/** Every feature that the API serves, in the order of the OpenAPI document. */
export const features: Feature[] = [siteRoutes, userRoutes, goodsRoutes];
