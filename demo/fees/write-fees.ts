import { merchant, merchantType } from '#lib/db/schema.ts';
import type { MerchantContext, SystemContext, UserContext } from '#lib/domain/context.ts';
import { askFeeInvoice, issueFeeInvoice } from '#lib/domain/trade/fee-invoice/index.ts';
import { merchantMargin, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { setCommission, sweepSettlements } from '#lib/domain/trade/settlement/index.ts';
import { markMargin } from '#lib/domain/trade/withdrawal/index.ts';
import { after, clockAt, hours, shanghaiDay, shanghaiTime } from '#lib/kernel/clock.ts';
import { creditCodeCheck } from '#lib/kernel/tax-no.ts';
import { MERCHANTS } from '../merchants/index.ts';
import { systemOf, type Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import type { CategoryIds } from '../writer/write-categories.ts';
import { contextOf, must } from '../writer/write-orders.ts';

/** What the mall takes of goods, in percent, by category of the first level; of others it takes nothing. */
const RATES: Record<string, string> = {
  fasteners: '3',
  bearings: '2.5',
  valves: '2.5',
  electrical: '2',
  pumps: '2',
  'power-tools': '4',
  safety: '4',
};

/** Two of the platform's people name the commission of categories, before anything is sold. */
export async function writeCommissions(seeding: Seeding, categories: CategoryIds): Promise<void> {
  for (const uid of [DEMO_UIDS.platform, DEMO_UIDS.finance])
    for (const [key, percent] of Object.entries(RATES)) {
      const named = { kind: 'category' as const, owner_id: categories.idOf(key), percent };
      must('commission', await setCommission(contextOf(seeding, uid, seeding.now), named));
    }
}

/** Stores have paid the deposit of their kind at the bank when they entered, but for the mall's own. */
export async function writeDeposits(seeding: Seeding): Promise<void> {
  const kinds = new Map(
    (await seeding.db.select().from(merchantType)).map((row) => [row.merchantTypeId, row]),
  );
  for (const { merId, merchantTypeId, createdAt } of await seeding.db.select().from(merchant)) {
    const amount = kinds.get(merchantTypeId)?.margin ?? 0;
    if (amount === 0) continue;
    const entries = [
      { account: platform('bank'), amount: -amount },
      { account: merchantMargin(merId), amount },
    ];
    const then = { ...systemOf(seeding), clock: clockAt(createdAt.toISOString()) };
    must('deposit', await transfer(then, { kind: 'margin_paid', targetId: `demo-${merId}`, entries }));
    await markMargin(seeding.db, merId);
  }
}

const storeContext = (ctx: UserContext, merId: number): MerchantContext => ({
  ...ctx,
  actor: { ...ctx.actor, uid: 0, roles: ['merchant'], merId },
});

/** A number of the right form that belongs to nobody. */
const taxNoOf = (merId: number): string => {
  const first = `91130400MA${String(merId).padStart(7, '0')}`;
  return first + creditCodeCheck(first);
};

/**
 * What is due is settled as the mall would have done it, first on the last day of the month before. For that month a
 * store has its invoice of the commission, and another one has asked for its own.
 */
export async function settleDemo(seeding: Seeding): Promise<void> {
  const system = systemOf(seeding);
  const begun = shanghaiTime(`${shanghaiDay(seeding.now).slice(0, 7)}-01`, 0);
  const before = after(begun, -hours(2));
  const then: SystemContext = { ...system, clock: clockAt(before.toISOString()) };
  await sweepSettlements(then);
  await sweepSettlements(system);
  const month = shanghaiDay(before).slice(0, 7);
  const ask = async (merId: number): Promise<string> => {
    const ctx = storeContext(contextOf(seeding, DEMO_UIDS.merchant, seeding.now), merId);
    const header = {
      type: 'special' as const,
      receipt_title: MERCHANTS[merId - 1]!.name.zh,
      duty_paragraph: taxNoOf(merId),
      email: `caiwu${merId}@stores.example`,
      bank_name: '中国工商银行永年支行',
      bank_code: '0405 0153 0930 0000',
      address: '河北省邯郸市永年区',
      tel: '0310-5550100',
    };
    return must('fee invoice', await askFeeInvoice(ctx, { id: `${merId}-${month}`, ...header })).id;
  };
  const finance = contextOf(seeding, DEMO_UIDS.finance, seeding.now);
  const issued = {
    id: await ask(1),
    receipt_no: '25990000900000000001',
    receipt_title: '',
    duty_paragraph: '',
  };
  must('issue fee invoice', await issueFeeInvoice(finance, issued));
  await ask(2);
}
