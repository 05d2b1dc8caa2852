// Money on its way to the mall: at once, through the cashier and its notices, by bank, on credit.
import fc from 'fast-check';
import { CASHIER_MERCHANT_NO } from '#lib/adapters/payment/cashier/local-cashier.ts';
import { signNotice } from '#lib/adapters/payment/cashier/signed-notice.ts';
import { presaleBalanceApi } from '#lib/contracts/presale-balance.ts';
import { creditApi } from '#lib/contracts/credit.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { presaleApi } from '#lib/contracts/presale.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { parseYuan } from '#lib/kernel/money.ts';
import { ok } from '#lib/kernel/result.ts';
import { act, mostly, nameOf, orderName, pick, yuanText, type Act, type Walk } from '../act.ts';
import { DESKS, TEAM } from '../world.ts';
import { PEOPLE } from './buying.ts';

const nat = fc.nat({ max: 1023 });

/** Whoever pays: the buyer, now and then a colleague. */
const payerOf = (uid: number, companyId: number | null, dice: number): number =>
  mostly(companyId !== null && dice % 4 === 3 ? pick(TEAM, dice >> 2)! : uid, PEOPLE, dice);

const pay = act({
  name: 'pay',
  weight: 14,
  args: fc.record({
    at: nat,
    dice: nat,
    type: fc.constantFrom('balance', 'balance', 'balance', 'cashier', 'cashier', 'credit', 'credit'),
  }),
  plan(walk, { at, dice, type }) {
    const open = walk.books.groups.filter(
      ({ status, approval }) =>
        (status === 'unpaid' && approval !== 'waiting') || (dice % 8 === 7 && status !== ''),
    );
    const group = pick(open, at);
    if (!group) return undefined;
    const uid = payerOf(group.uid, group.company_id, dice);
    return {
      says: `${nameOf(uid)} pays ${orderName(walk, group.group_order_id)} by ${type}`,
      run: () =>
        walk.world.as(uid)(paymentApi.pay, { group_id: group.group_order_id, type: type as 'balance' }),
    };
  },
});

const payBalance = act({
  name: 'pay a balance',
  weight: 6,
  args: fc.record({ at: nat, dice: nat, type: fc.constantFrom('balance', 'cashier') }),
  plan(walk, { at, dice, type }) {
    const due = walk.books.presales.filter(({ status }) => status === 'due' || dice % 8 === 7);
    const row = pick(due, at);
    if (!row) return undefined;
    const uid = mostly(row.uid, PEOPLE, dice);
    return {
      says: `${nameOf(uid)} pays the balance of ${orderName(walk, row.group_order_id)} by ${type}`,
      run: () =>
        walk.world.as(uid)(presaleApi.pay, {
          presell_order_id: row.presale_order_id,
          type: type as 'balance',
        }),
    };
  },
});

const atTheCashier = act({
  name: 'at the cashier',
  weight: 8,
  args: fc.record({ at: nat, gives: fc.integer({ min: 0, max: 7 }) }),
  plan({ world, books }, { at, gives }) {
    const trade = pick(
      books.trades.filter(({ status }) => status === 'open'),
      at,
    );
    if (!trade) return undefined;
    const what = tradeName(books, trade.out_trade_no);
    return gives === 0
      ? {
          says: `The payer of ${what} gives up at the cashier`,
          run: async () => String(await world.cashier.counter!.cancel(trade.out_trade_no)),
        }
      : {
          says: `The payer of ${what} pays ${yuanText(trade.amount)} at the cashier`,
          run: async () => String(await world.cashier.counter!.confirm(trade.out_trade_no)),
        };
  },
});
const tradeName = (books: Walk['books'], outTradeNo: string): string =>
  `payment ${books.payments.findIndex((payment) => payment.out_trade_no === outTradeNo) + 1}`;

const bring = act({
  name: 'a notice comes',
  weight: 8,
  args: fc.record({ at: nat, keep: fc.integer({ min: 0, max: 3 }) }),
  plan({ world, books }, { at, keep }) {
    const notice = pick(world.notices, at);
    if (!notice) return undefined;
    return {
      says: `The cashier’s notice of ${tradeName(books, notice.outTradeNo)} comes${keep === 0 ? ', and will come again' : ''}`,
      async run() {
        if (keep !== 0) world.notices.splice(world.notices.indexOf(notice), 1);
        return String(await world.bring(notice));
      },
    };
  },
});

const bringAgain = act({
  name: 'a notice comes again',
  weight: 2,
  args: nat,
  plan({ world }, at) {
    const notice = pick(world.brought, at);
    if (!notice?.message) return undefined;
    const { message } = notice;
    return {
      says: `Notice ${at % world.brought.length} comes once more, word for word`,
      run: async () => String(await world.send(message)),
    };
  },
});

const wrongNotice = act({
  name: 'a wrong notice comes',
  weight: 2,
  args: fc.record({ at: nat, by: fc.constantFrom(-1, 1, -1000, 100) }),
  plan({ world, books }, { at, by }) {
    const payment = pick(
      books.payments.filter(({ provider }) => provider === 'cashier'),
      at,
    );
    if (!payment) return undefined;
    const amount = Math.max(payment.amount + by, 1);
    if (amount === payment.amount) return undefined;
    return {
      says: `A signed notice of ${tradeName(books, payment.out_trade_no)} says ${yuanText(amount)} instead of ${yuanText(payment.amount)}`,
      async run() {
        const facts = { outTradeNo: payment.out_trade_no, tradeNo: 'LC1', amount };
        return String(
          await world.send(signNotice(world.privateKey, CASHIER_MERCHANT_NO, facts, world.mall.clock.now())),
        );
      },
    };
  },
});

const look = act({
  name: 'look whether it is paid',
  weight: 2,
  args: nat,
  plan(walk, at) {
    const group = pick(walk.books.groups, at);
    if (!group) return undefined;
    return {
      says: `${nameOf(group.uid)} looks whether ${orderName(walk, group.group_order_id)} is paid`,
      run: () => walk.world.as(group.uid)(paymentApi.status, { group_id: group.group_order_id }),
    };
  },
});

const voucher = act({
  name: 'send a voucher',
  weight: 4,
  args: fc.record({ at: nat, dice: nat }),
  plan(walk, { at, dice }) {
    const open = walk.books.groups.filter(
      ({ status, approval }) => status === 'unpaid' && approval !== 'waiting',
    );
    const group = pick(open, at);
    if (!group) return undefined;
    const uid = payerOf(group.uid, group.company_id, dice);
    return {
      says: `${nameOf(uid)} sends the voucher of a bank transfer for ${orderName(walk, group.group_order_id)}`,
      run: () => {
        walk.memory.serial += 1;
        return walk.world.as(uid)(bankTransferApi.send, {
          group_id: group.group_order_id,
          payer_name: 'Somebody',
          bank: 'A bank',
          serial_no: `S${String(walk.memory.serial).padStart(6, '0')}`,
          amount: yuanText(group.pay_price),
          voucher: [walk.world.voucherOf(uid)],
        });
      },
    };
  },
});

const decideTransfer = act({
  name: 'decide a transfer',
  weight: 4,
  args: fc.record({ at: nat, desk: fc.nat({ max: 1 }), agrees: fc.integer({ min: 0, max: 4 }) }),
  plan(walk, { at, desk, agrees }) {
    const waiting = walk.books.transfers.filter(({ status }) =>
      ['waiting', 'half_confirmed'].includes(status),
    );
    const row = pick(waiting, at);
    if (!row) return undefined;
    const call = walk.world.as(DESKS[desk]!);
    const of = `the transfer of ${orderName(walk, row.group_order_id)}`;
    return agrees
      ? {
          says: `${nameOf(DESKS[desk]!)} confirms ${of}`,
          run: () =>
            call(bankTransferApi.confirm, {
              transfer_id: row.bank_transfer_id,
              amount: yuanText(row.amount),
            }),
        }
      : {
          says: `${nameOf(DESKS[desk]!)} refuses ${of}`,
          run: () => call(bankTransferApi.refuse, { transfer_id: row.bank_transfer_id, reason: 'Not there' }),
        };
  },
});

const bankBack = act({
  name: 'give back by bank',
  weight: 2,
  args: fc.record({ at: nat, desk: fc.nat({ max: 1 }) }),
  plan({ world, books, memory }, { at, desk }) {
    const offline = new Set(
      books.payments.filter(({ provider }) => provider === 'offline').map((payment) => payment.payment_id),
    );
    const row = pick(
      books.moneyBack.filter((back) => back.status !== 'done' && offline.has(back.payment_id)),
      at,
    );
    if (!row) return undefined;
    return {
      says: `${nameOf(DESKS[desk]!)} sends ${yuanText(row.amount)} back by bank`,
      run: () => {
        memory.serial += 1;
        const trade_no = `B${String(memory.serial).padStart(6, '0')}`;
        return world.as(DESKS[desk]!)(bankTransferApi.confirmRefund, {
          refund_id: row.refund_payment_id,
          trade_no,
        });
      },
    };
  },
});

const recharge = act({
  name: 'recharge',
  weight: 2,
  args: fc.record({ who: fc.nat({ max: 8 }), yuan: fc.integer({ min: 1, max: 300 }) }),
  plan: ({ world }, { who, yuan }) => ({
    says: `${nameOf(PEOPLE[who]!)} wants to put ${yuan} on the balance`,
    run: () => world.as(PEOPLE[who]!)(presaleBalanceApi.recharge, { type: 'cashier', price: `${yuan}.00` }),
  }),
});

const repay = act({
  name: 'repay a bill',
  weight: 5,
  args: fc.record({
    at: nat,
    who: fc.nat({ max: 15 }),
    type: fc.constantFrom('balance', 'balance', 'cashier'),
  }),
  plan(walk, { at, who, type }) {
    const { books, world, memory } = walk;
    const bill = pick(
      books.bills.filter(({ status }) => status === 'open'),
      at,
    );
    if (!bill) return undefined;
    // Mostly those who may.
    const uid = who < 12 ? pick([6, 9, 6, 7], who)! : PEOPLE[who % PEOPLE.length]!;
    return {
      says: `${nameOf(uid)} repays the bill of ${orderName(walk, bill.group_order_id)} by ${type}`,
      async run() {
        const input = { bill_id: bill.credit_bill_id, type: type as 'balance' };
        const result = await world.as(uid)(creditApi.repay, input);
        if (result.ok && result.value.status === 'success')
          memory.repaid.set(uid, (memory.repaid.get(uid) ?? 0) + parseYuan(result.value.pay_price)!);
        return result.ok ? ok(result.value.pay_price) : result;
      },
    };
  },
});

export const paying: Act[] = [
  pay,
  payBalance,
  atTheCashier,
  bring,
  bringAgain,
  wrongNotice,
  look,
  voucher,
  decideTransfer,
  bankBack,
  recharge,
  repay,
];
