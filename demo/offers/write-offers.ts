import { addBundle, buyBundle } from '#lib/domain/trade/bundle/index.ts';
import { placeOrder, previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { buySample, putSamples } from '#lib/domain/trade/sample/index.ts';
import { days, hours } from '#lib/kernel/clock.ts';
import type { Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { contextOf, must } from '../writer/write-orders.ts';
import { goodsOfSet, sampledSkus, type PartGoods } from './offered-goods.repo.ts';
import { DEMO_SETS, type DemoSet } from './sets.ts';

const SAMPLED_GOODS = 60;
const SAMPLED_SIZES = 6;
/** A single piece costs its store more to send than it costs to make. */
const SAMPLE_TIMES = 2;
const LEAST_SAMPLE = 100;

const cheaper = (sku: PartGoods['skus'][number], num: number, permille: number): number => {
  const tier = sku.tiers.findLast((one) => one.start <= num) ?? sku.tiers[0];
  const usual = tier?.price ?? sku.price;
  return Math.max(1, Math.min(usual - 1, Math.floor((usual * permille) / 1000)));
};

async function writeSet({ db, now }: Seeding, set: DemoSet): Promise<number | undefined> {
  const goods = await goodsOfSet(db, set);
  if (goods.length === 0) return undefined;
  const hour = Math.floor(now.getTime() / hours(1)) * hours(1);
  const [from, to] = set.days;
  const limited = set.limited ?? null;
  return addBundle(db, {
    activity: {
      kind: 'bundle',
      merId: goods[0]!.mer_id,
      productId: goods[0]!.product_id,
      status: 'approved',
      perBuyer: set.perBuyer ?? 0,
      startAt: new Date(hour + days(from)),
      endAt: new Date(hour + days(to)),
      createdAt: new Date(hour + days(from - 1)),
      updatedAt: new Date(hour + days(from - 1)),
    },
    bundle: { name: set.name, nameEn: set.nameEn, limited, stock: limited },
    parts: goods.map((one, sort) => ({
      productId: one.product_id,
      quantity: set.parts[one.part]!.num,
      sort,
    })),
    skus: goods.flatMap((one) =>
      one.skus.map((sku) => ({
        skuId: sku.sku_id,
        productId: one.product_id,
        price: cheaper(sku, set.parts[one.part]!.num, set.permille),
      })),
    ),
  });
}

async function writeSamples({ db, now }: Seeding): Promise<number[]> {
  const rows = await sampledSkus(db, SAMPLED_GOODS, SAMPLED_SIZES);
  const ofProduct = Map.groupBy(rows, (row) => row.product_id);
  for (const [productId, skus] of ofProduct) {
    const priced = skus.map((sku) => ({
      skuId: sku.sku_id,
      price: Math.max(LEAST_SAMPLE, Math.ceil((sku.price * SAMPLE_TIMES) / 10) * 10),
      createdAt: now,
    }));
    await putSamples(db, productId, priced);
  }
  return [...ofProduct.values()].map((skus) => skus[0]!.sku_id);
}

/** Ordered and paid by the demo buyer, as somebody would. */
async function order(seeding: Seeding, daysAgo: number, lay: Lay): Promise<void> {
  const placedAt = new Date(seeding.now.getTime() - days(daysAgo));
  const ctx = contextOf(seeding, DEMO_UIDS.personal, placedAt);
  const choice = { cart_id: await lay(ctx), takes: [], use_integral: false };
  const preview = must('preview', await previewCheckout(ctx, choice));
  const input = { ...choice, address_id: preview.address?.address_id, key: preview.key, mark: {} };
  const { order_id: group_id } = must('place', await placeOrder(ctx, input));
  must('pay', await payOrder(ctx, { group_id, type: 'balance' }));
}
type Lay = (ctx: ReturnType<typeof contextOf>) => Promise<string[]>;

/** Sets of several trades, samples of well-known goods, and an order of each by the demo buyer; answers how many. */
export async function writeOffers(seeding: Seeding): Promise<{ sets: number; samples: number }> {
  const sets: { id: number; set: DemoSet }[] = [];
  for (const set of DEMO_SETS) {
    const id = await writeSet(seeding, set);
    if (id !== undefined) sets.push({ id, set });
  }
  const samples = await writeSamples(seeding);
  const [first] = sets;
  if (first) {
    const goods = await goodsOfSet(seeding.db, first.set);
    const sku = goods.map((one) => one.skus[0]!.sku_id);
    await order(
      seeding,
      1,
      async (ctx) => must('buy a set', await buyBundle(ctx, { id: first.id, num: 1, sku })).cart_id,
    );
  }
  const [tried] = samples;
  if (tried !== undefined)
    await order(seeding, 0.5, async (ctx) => [
      must('buy a sample', await buySample(ctx, { product_attr_unique: tried })).cart_id,
    ]);
  return { sets: sets.length, samples: samples.length };
}
