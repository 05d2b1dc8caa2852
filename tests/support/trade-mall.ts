// A mall with two stores, some goods, buyers with addresses; for everything between the cart and the review.
import {
  address,
  category,
  freightTemplate,
  merchant,
  merchantCategory,
  merchantType,
  product,
  session,
  sku,
  user,
  userRole,
} from '#lib/db/schema.ts';
import type { PaymentProviders } from '#lib/adapters/payment/payment-provider.ts';
import type { Call } from '#lib/call/call.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { MovableClock } from '#lib/kernel/clock.ts';
import { newId, newToken, sha256Hex } from '#lib/kernel/ids.ts';
import { openTestMall, type TestMall } from './mall.ts';

export const NORTH = 1;
export const SOUTH = 2;
/** Price 10.00, 8.00 from 100; MOQ 10, multiple 10, mixed; SKUs 11 and 12. */
export const BOLT = { product: 1, m8: 11, m10: 12 };
/** Price 250.00, no tiers; SKU 21. Sold by the other store, by weight. */
export const VALVE = { product: 2, sku: 21 };
/** At most 5 in one order; SKU 31 of the first store, sent free. */
export const GAUGE = { product: 3, sku: 31 };

const archive = {
  foundedYear: 2001,
  registeredCapitalWan: 500,
  factoryAreaM2: 9000,
  employees: 80,
  equipment: [],
  capacity: { zh: '', en: '' },
  mainProducts: [],
  certificates: [],
};

export interface TradeMall extends TestMall {
  /** The buyer with this number, as an act sees one. */
  ctx(uid: number): UserContext;
  merchant(merId: number): MerchantContext;
  addressId(uid: number): string;
  /** A fresh session of this account. */
  token(uid: number): Promise<string>;
  /** Calls the API as this account. */
  login(uid: number, lang?: Locale): Promise<Call>;
  stock(skuId: number): Promise<{ sku: number; product: number; sales: number }>;
  rows<R>(text: string, ...values: unknown[]): Promise<R[]>;
}

/** Buyers 1 to `buyers`; merchants are accounts 901 (store 1) and 902 (store 2). */
export async function openTradeMall(
  options: { url?: string; clock?: MovableClock; buyers?: number; payments?: PaymentProviders } = {},
): Promise<TradeMall> {
  const mall = await openTestMall(options);
  const { db } = mall.services.database;
  const now = mall.clock.now();
  const buyers = Array.from({ length: options.buyers ?? 4 }, (_, at) => at + 1);
  const addressIds = new Map(buyers.map((uid) => [uid, newId(now)]));

  await db.insert(user).values(
    [...buyers, 901, 902].map((uid) => ({
      uid,
      phone: `139${String(uid).padStart(8, '0')}`,
      nickname: `buyer${uid}`,
      createdAt: now,
    })),
  );
  await db
    .insert(userRole)
    .values([NORTH, SOUTH].map((merId) => ({ uid: 900 + merId, role: 'merchant' as const, merId })));
  await db.insert(address).values(
    buyers.map((uid) => ({
      addressId: addressIds.get(uid)!,
      uid,
      realName: '王工',
      phone: `139${String(uid).padStart(8, '0')}`,
      regionCodes: ['13', '1304', '130408', '130408001'],
      regionNames: ['河北省', '邯郸市', '永年区', '临洺关镇'],
      detail: '工业路8号',
      isDefault: true,
      createdAt: now,
    })),
  );
  await db
    .insert(merchantType)
    .values({ merchantTypeId: 1, key: 'factory', name: '源头工厂', nameEn: 'Factory' });
  await db.insert(merchantCategory).values({ merchantCategoryId: 1, name: '五金', nameEn: 'Hardware' });
  await db
    .insert(category)
    .values({ categoryId: 1, level: 1, key: 'all', path: [1], name: '紧固件', nameEn: 'Fasteners' });
  await db.insert(merchant).values(
    [NORTH, SOUTH].map((merId) => ({
      merId,
      key: `store${merId}`,
      name: `店铺${merId}`,
      nameEn: `Store ${merId}`,
      avatar: '/a.svg',
      banner: '/b.svg',
      merchantTypeId: 1,
      merchantCategoryId: 1,
      provinceCode: '13',
      cityCode: '1304',
      address: '永年区',
      addressEn: 'Yongnian',
      servicePhone: '0310-6600000',
      intro: '',
      introEn: '',
      archive,
      productScore: 48,
      serviceScore: 48,
      postageScore: 48,
      pickUp: merId === NORTH,
      createdAt: now,
    })),
  );
  await db.insert(freightTemplate).values([
    {
      freightTemplateId: 1,
      merId: NORTH,
      name: '按件',
      chargeType: 'pieces',
      rules: [{ cities: [], first: 100, firstPrice: 1200, continue: 100, continuePrice: 500 }],
    },
    {
      freightTemplateId: 2,
      merId: SOUTH,
      name: '按重',
      chargeType: 'weight',
      rules: [{ cities: [], first: 10_000, firstPrice: 2000, continue: 1000, continuePrice: 100 }],
      undelivery: 'listed',
      undeliveredCities: ['65'],
    },
  ]);
  const goods = (productId: number, merId: number, name: string) => ({
    productId,
    key: `product${productId}`,
    merId,
    categoryId: 1,
    categoryId1: 1,
    categoryId2: 1,
    name,
    nameEn: `Product ${productId}`,
    unitName: '件',
    unitNameEn: 'pcs',
    image: `/p${productId}.svg`,
    sliderImage: [],
    description: { zh: [], en: [] },
    price: 800,
    priceMax: 1000,
    otPrice: 1200,
    skuCount: 1,
    updatedAt: now,
    createdAt: now,
  });
  await db.insert(product).values([
    {
      ...goods(1, NORTH, '六角螺栓'),
      stock: 3000,
      moq: 10,
      multiple: 10,
      freightTemplateId: 1,
      options: [
        {
          name: { zh: '规格', en: 'Size' },
          values: [
            { zh: 'M8', en: 'M8' },
            { zh: 'M10', en: 'M10' },
          ],
        },
      ],
    },
    { ...goods(2, SOUTH, '球阀'), stock: 50, freightTemplateId: 2 },
    { ...goods(3, NORTH, '压力表'), stock: 20, maxPerOrder: 5, freightTemplateId: 1, deliveryFree: true },
  ]);
  const tiers = [
    { start: 10, price: 1000 },
    { start: 100, price: 800 },
  ];
  const item = { weightG: 500, volumeCm3: 100, choice: [0], otPrice: 1200 };
  await db.insert(sku).values([
    { ...item, skuId: 11, productId: 1, designation: 'M8x30', price: 1000, tiers, stock: 2000 },
    { ...item, skuId: 12, productId: 1, designation: 'M10x30', choice: [1], price: 1000, tiers, stock: 1000 },
    {
      ...item,
      skuId: 21,
      productId: 2,
      designation: 'DN25',
      choice: [],
      price: 25_000,
      tiers: [],
      stock: 50,
    },
    { ...item, skuId: 31, productId: 3, designation: 'Y-100', choice: [], price: 6000, tiers: [], stock: 20 },
  ]);

  const open = (uid: number, merId: number | null) => ({
    ...mall.system,
    actor: {
      kind: 'user' as const,
      uid,
      sessionId: `s${uid}`,
      roles: merId === null ? [] : ['merchant' as const],
      stores: merId === null ? [] : [{ merId, roles: ['owner' as const] }],
      merId,
    },
  });
  const rows = async <R>(text: string, ...values: unknown[]): Promise<R[]> =>
    (await mall.services.database.query(text, values)).rows as R[];
  async function token(uid: number): Promise<string> {
    const made = newToken();
    const at = mall.clock.now();
    await db.insert(session).values({
      sessionId: newId(at),
      tokenHash: sha256Hex(made),
      uid,
      strategy: 'password',
      createdAt: at,
      lastSeenAt: at,
      expiresAt: new Date(at.getTime() + 365 * 86_400_000),
    });
    return made;
  }
  return {
    ...mall,
    rows,
    ctx: (uid) => open(uid, null),
    merchant: (merId) => open(900 + merId, merId) as MerchantContext,
    addressId: (uid) => addressIds.get(uid)!,
    token,
    login: async (uid, lang) => mall.as(await token(uid), lang),
    async stock(skuId) {
      const [row] = await rows<{ sku: number; product: number; sales: number }>(
        'select sku.stock sku, product.stock product, sku.sales from sku join product using (product_id) where sku_id = $1',
        skuId,
      );
      return row!;
    },
  };
}
