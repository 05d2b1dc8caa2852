// Goods as rows of their own, for tests of lists: a bolt of the small mall's first store, changed as a test likes.
import { product } from '#lib/db/schema.ts';
import type { TestMall } from '../mall.ts';

export const plainGoods = (
  mall: TestMall,
  productId: number,
  own: Partial<typeof product.$inferInsert> = {},
) =>
  mall.services.database.db.insert(product).values({
    productId,
    key: `goods-${productId}`,
    merId: 1,
    categoryId: 3,
    categoryId1: 1,
    categoryId2: 2,
    name: `螺栓 ${productId}`,
    nameEn: `Bolt ${productId}`,
    unitName: '个',
    unitNameEn: 'pc',
    image: '/files/category/fasteners.svg',
    sliderImage: [],
    description: { zh: [], en: [] },
    price: 1000 + productId,
    priceMax: 1000 + productId,
    otPrice: 2000,
    stock: 5,
    skuCount: 1,
    sales: productId,
    search: `'m${productId}':1A`,
    createdAt: mall.clock.now(),
    updatedAt: mall.clock.now(),
    ...own,
  });
