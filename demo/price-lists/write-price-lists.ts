import { eq, inArray } from 'drizzle-orm';
import { company, userRole } from '#lib/db/schema.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { addCustomer, putIntoGroup, saveGroup } from '#lib/domain/merchant/customer/index.ts';
import { addScopeLine, createPriceList } from '#lib/domain/trade/price-list/index.ts';
import type { Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { contextOf, must } from '../writer/write-orders.ts';
import { bestSellersOf } from './goods.repo.ts';

/** Stores that sell to the demo company at prices of its own: off everything, and off some best sellers. */
const STORES = [
  { merId: 1, name: '年度协议价', off: '-5%', best: '-15%' },
  { merId: 2, name: '战略客户价目', off: '-4%', best: '-12%' },
];
const BEST = 3;

/** Price lists of two stores for the company of the enterprise buyer, and a group with it in it. */
export async function writePriceLists(seeding: Seeding): Promise<number> {
  const { db, now } = seeding;
  const [firm] = await db
    .select({ name: company.name })
    .from(company)
    .where(eq(company.applicantUid, DEMO_UIDS.enterprise));
  const people = await db
    .select()
    .from(userRole)
    .where(inArray(userRole.merId, [1, 2]));
  if (!firm) return 0;
  for (const { merId, name, off, best } of STORES) {
    const seller = people.find((row) => row.merId === merId && row.role === 'merchant');
    if (!seller) continue;
    const ctx = contextOf(seeding, seller.uid, now);
    const store: MerchantContext = { ...ctx, actor: { ...ctx.actor, roles: ['merchant'], merId } };
    const { customer } = must('customer', await addCustomer(store, { who: firm.name, note: '按季度补货' }));
    const group = must('group', await saveGroup(store, { name: '重点客户', note: '' }));
    await putIntoGroup(store, customer, group.group_id);
    const input = { name, customer, to: '', lines: `全部 ${off}` };
    const { price_list_id: id } = must('price list', await createPriceList(store, input));
    for (const product_id of await bestSellersOf(db, merId, BEST))
      must('price', await addScopeLine(store, { id, scope: 'product', product_id, price: best, minimum: 1 }));
  }
  return STORES.length;
}
