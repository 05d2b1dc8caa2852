// Where two people of the finance desk are needed, the desk says who was first, and to the first that it was he.
import { afterAll, expect, test } from 'vitest';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { TWO_PEOPLE_FROM } from '#lib/kernel/limits.ts';
import { yuan } from '#lib/kernel/money.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { openFinanceDesk, PAYEE, type FinanceDesk } from './finance-desk.ts';

const BUYER = 1;
const mall = await openFinanceDesk();
afterAll(() => mall.mall.close({ madeUp: true }));

test('a large voucher names who confirmed it first, and only to the others it is open', async () => {
  const { id } = await mall.sent(BUYER, TWO_PEOPLE_FROM);
  const sum = { transfer_id: id, amount: yuan(TWO_PEOPLE_FROM) };
  const rowFor = async (call: FinanceDesk['desk']) =>
    valueOf(await call(bankTransferApi.list, {})).list.find((row) => row.transfer_id === id);
  expect(await rowFor(mall.desk)).toMatchObject({ first_by: '', is_own_first: false });
  const found = async (keyword: string) => valueOf(await mall.desk(bankTransferApi.list, { keyword })).count;
  const { serial_no: serial, remark } = (await rowFor(mall.desk))!;
  for (const words of [serial, remark, yuan(TWO_PEOPLE_FROM)]) expect(await found(words)).toBe(1);
  expect(await found('没有此人')).toBe(0);
  valueOf(await mall.desk(bankTransferApi.confirm, sum));
  const mine = await rowFor(mall.desk);
  expect(mine).toMatchObject({ is_half_confirmed: true, is_own_first: true });
  expect(mine?.first_by).not.toBe('');
  expect(await rowFor(mall.deskTwo)).toMatchObject({ is_own_first: false, first_by: mine?.first_by });
  expect(codeOf(await mall.desk(bankTransferApi.confirm, sum))).toBe('transfer.second_person');
  valueOf(await mall.deskTwo(bankTransferApi.confirm, sum));
  expect(await rowFor(mall.desk)).toBeUndefined();
});

test('another account waits beside the one in force until a second person names the same', async () => {
  const other = { ...PAYEE, account: '6222 0200 0009 9999' };
  const rows = async (call: FinanceDesk['desk']) =>
    valueOf(await call(bankTransferApi.payees, {})).list.map(({ state, account, is_own }) => ({
      state,
      account,
      is_own,
    }));
  const inForce = { state: 'in_force', account: PAYEE.account, is_own: false };
  expect(await rows(mall.desk)).toEqual([inForce]);
  valueOf(await mall.desk(bankTransferApi.payee, other));
  expect(await rows(mall.desk)).toEqual([
    { state: 'proposed', account: other.account, is_own: true },
    inForce,
  ]);
  expect((await rows(mall.deskTwo))[0]).toMatchObject({ state: 'proposed', is_own: false });
  valueOf(await mall.deskTwo(bankTransferApi.payee, other));
  expect(await rows(mall.desk)).toEqual([{ ...inForce, account: other.account }]);
  expect(codeOf(await (await mall.mall.buyer(BUYER))(bankTransferApi.payees, {}))).toBe('auth.forbidden');
});
