// What stores do with what they earned: ask for it, approve it, take it back, pay their deposit; and what the platform's
// desk does with it at the bank.
import fc from 'fast-check';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { act, colleague, nameOf, pick, seller, storeName, yuanText, type Act, type Walk } from '../act.ts';
import type { Withdrawal } from '../books.ts';
import { DESKS, STORES } from '../world.ts';

const nat = fc.nat({ max: 1023 });
const holds = ({ books }: Walk, kind: string, merId: number): number =>
  books.accounts.find((one) => one.kind === kind && one.owner_id === merId)?.balance ?? 0;
/** One of the two people of a store; now and then somebody of another. */
const somebodyOf = (merId: number, dice: number): number => {
  const store = dice % 16 === 15 ? pick(STORES, dice >> 4)! : merId;
  return dice % 2 ? seller(store) : colleague(store);
};
const named = ({ books }: Walk, { withdrawal_id: id, mer_id: merId }: Withdrawal): string =>
  `withdrawal ${books.withdrawals.findIndex((one) => one.withdrawal_id === id) + 1} of ${storeName(merId)}`;
const among = ({ books }: Walk, states: readonly string[], at: number): Withdrawal | undefined =>
  pick(
    books.withdrawals.filter(({ status }) => states.includes(status)),
    at,
  );

const share = fc.record({ at: nat, dice: nat, part: fc.integer({ min: 1, max: 110 }) });
const ask = act({
  name: 'ask for money',
  weight: 6,
  args: share,
  plan(walk, { at, dice, part }) {
    const merId = pick(
      STORES.filter((one) => holds(walk, 'merchant_free', one) > 0),
      at,
    );
    if (!merId) return undefined;
    const uid = somebodyOf(merId, dice);
    const amount = yuanText(Math.ceil((holds(walk, 'merchant_free', merId) * part) / 100));
    return {
      says: `${nameOf(uid)} asks for ${amount} of ${storeName(merId)}`,
      run: () => walk.world.as(uid)(storeMoneyApi.ask, { amount }),
    };
  },
});

const step = (name: string, weight: number, states: string[], row: 'approve' | 'withdraw'): Act =>
  act({
    name,
    weight,
    args: fc.record({ at: nat, dice: nat }),
    plan(walk, { at, dice }) {
      const one = among(walk, states, at);
      if (!one) return undefined;
      const uid = somebodyOf(one.mer_id, dice);
      return {
        says: `${nameOf(uid)} ${name} ${named(walk, one)}`,
        run: () => walk.world.as(uid)(storeMoneyApi[row], { id: one.withdrawal_id }),
      };
    },
  });

const confirm = act({
  name: 'send a withdrawal',
  weight: 8,
  args: fc.record({ at: nat, dice: nat }),
  plan(walk, { at, dice }) {
    const one = among(walk, ['approved', 'half_confirmed', 'withdrawn'], at);
    if (!one) return undefined;
    const uid = pick(DESKS, dice)!;
    // Now and then with the number of another one.
    const { withdrawal_id: numbered } = dice % 16 === 15 ? pick(walk.books.withdrawals, dice >> 4)! : one;
    return {
      says: `${nameOf(uid)} says that ${named(walk, one)} was sent`,
      run: () =>
        walk.world.as(uid)(storeMoneyApi.confirmPayout, {
          id: one.withdrawal_id,
          serial_no: `BANK-${numbered}`,
        }),
    };
  },
});

const refuse = act({
  name: 'refuse a withdrawal',
  weight: 1,
  args: fc.record({ at: nat, dice: nat }),
  plan(walk, { at, dice }) {
    const one = among(walk, ['approved', 'half_confirmed', 'paid'], at);
    if (!one) return undefined;
    const uid = pick(DESKS, dice)!;
    return {
      says: `${nameOf(uid)} refuses ${named(walk, one)}`,
      run: () =>
        walk.world.as(uid)(storeMoneyApi.refusePayout, { id: one.withdrawal_id, reason: 'no such account' }),
    };
  },
});

const deposit = act({
  name: 'pay a deposit, or have it back',
  weight: 5,
  args: share,
  plan(walk, { at, dice, part }) {
    const { deposits } = walk.memory;
    const isBack = dice % 2 === 0;
    const kind = isBack ? 'merchant_margin' : 'merchant_free';
    const merId = pick(
      STORES.filter((one) => holds(walk, kind, one) > 0),
      at,
    );
    if (!merId) return undefined;
    const fen = Math.ceil((holds(walk, kind, merId) * part) / 100);
    const amount = yuanText(fen);
    const desk = DESKS[0]!;
    const noted = <R extends { ok: boolean }>(moved: R): R => {
      if (moved.ok) deposits.set(merId, (deposits.get(merId) ?? 0) + (isBack ? -fen : fen));
      return moved;
    };
    return isBack
      ? {
          says: `${nameOf(desk)} gives ${storeName(merId)} ${amount} of its deposit back`,
          run: async () =>
            noted(
              await walk.world.as(desk)(storeMoneyApi.giveMarginBack, {
                id: merId,
                amount,
                reason: 'it closes',
              }),
            ),
        }
      : {
          says: `${nameOf(seller(merId))} pays ${amount} of the deposit`,
          run: async () => noted(await walk.world.as(seller(merId))(storeMoneyApi.payMargin, { amount })),
        };
  },
});

export const withdrawing: Act[] = [
  ask,
  step('approves', 8, ['asked', 'approved'], 'approve'),
  step('takes back', 2, ['asked', 'approved', 'half_confirmed', 'paid'], 'withdraw'),
  confirm,
  refuse,
  deposit,
];
