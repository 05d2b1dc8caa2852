// The mall's own invoices to stores: one for each month that is over, for what the books say was taken in it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { deskApi } from '#lib/contracts/desk.ts';
import { feeInvoiceApi } from '#lib/contracts/fee-invoice.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { notifyDesks } from '#lib/domain/desk/inbox/index.ts';
import { merchantFree, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { sweepSettlements } from '#lib/domain/trade/settlement/index.ts';
import { clockAt, days, minutes, shanghaiDay } from '#lib/kernel/clock.ts';
import { NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { bought, fund, receive, ship } from '../refund/refund-steps.ts';

let store: Call;
let other: Call;
let finance: Call;
let id: string;
/** A moment of its month. */
let within: Date;
const logIn = async (): Promise<void> => {
  store = await mall.login(900 + SOUTH);
  other = await mall.login(900 + NORTH);
  finance = await mall.login(FINANCE);
};
const FINANCE = 2;
const no = (n: number): string => String(n).padStart(20, '0');
const HEADER = { receipt_title: '南方阀门有限公司', duty_paragraph: '91350100M000100Y43' };
const month = async () => valueOf(await store(feeInvoiceApi.detail, { id }));

const mall = await openTradeMall();
beforeAll(async () => {
  await fund(mall, 1);
  await mall.add('userRole', { uid: FINANCE, role: 'platform', platformRoles: ['finance'] });
  await mall.add('commissionRate', { kind: 'store', ownerId: SOUTH, permille: 100 });
  await logIn();
  // Settled in the middle of a month, so that the month goes on behind it.
  const [order] = await bought(mall, 1, [[VALVE.sku, 1]]);
  await ship(mall, order!, SOUTH);
  await receive(mall, 1, order!);
  mall.clock.advance(days(15) + 1);
  const here = Number(shanghaiDay(mall.clock.now()).slice(8));
  if (here > 25) mall.clock.advance(days(10));
  await sweepSettlements(mall.system);
  within = mall.clock.now();
  id = `${SOUTH}-${shanghaiDay(mall.clock.now()).slice(0, 7)}`;
  await logIn();
  await notifyDesks(mall.system);
});
// What the books give back is only made up: no act does it.
afterAll(() => mall.close({ madeUp: true }));

/** The books give back some of what was taken, or all. */
async function giveBack(amount: number, targetId: string): Promise<void> {
  const entries = [
    { account: merchantFree(SOUTH), amount },
    { account: platform('platform_income'), amount: -amount },
  ];
  const clock = clockAt(within.toISOString());
  valueOf(await transfer({ ...mall.system, clock }, { kind: 'order_charge', targetId, entries }));
}
const waits = async () => {
  const [own] = valueOf(await store(deskApi.storeInbox)).rows.filter((row) => row.kind === 'fee_invoices');
  const { list } = valueOf(await finance(deskApi.waiting, { tab: 'fee_invoice' }));
  return { store: own?.count ?? 0, platform: list.map((row) => [row.id, row.amount]) };
};
const issue = (more: object) => finance(feeInvoiceApi.issue, { id, receipt_no: no(1), ...more });

test('a month is invoiced once it is over, to whom its store says, and other stores see nothing of it', async () => {
  expect(await month()).toMatchObject({ taken: '25.00', amount: '0.00', mark: 'open', header: null });
  expect(codeOf(await store(feeInvoiceApi.ask, { id, ...HEADER }))).toBe('fee_invoice.month_open');
  expect(codeOf(await issue(HEADER))).toBe('fee_invoice.month_open');
  mall.clock.advance(days(31));
  await logIn();
  expect((await month()).mark).toBe('due');
  expect(await waits()).toEqual({ store: 1, platform: [] });
  const due = valueOf(await finance(feeInvoiceApi.all, { tab: 'due' }));
  expect(due.list.map((row) => row.id)).toEqual([id]);
  expect(codeOf(await other(feeInvoiceApi.detail, { id }))).toBe('fee_invoice.not_found');
  expect(codeOf(await other(feeInvoiceApi.ask, { id, ...HEADER }))).toBe('fee_invoice.not_found');
  expect(valueOf(await other(feeInvoiceApi.list, {})).list).toEqual([]);
  for (const [keyword, count] of [
    [due.list[0]!.month, 1],
    ['1999-01', 0],
  ] as const) {
    expect(valueOf(await store(feeInvoiceApi.list, { keyword, tab: 'all' })).count).toBe(count);
    expect(valueOf(await other(feeInvoiceApi.list, { keyword, tab: 'all' })).count).toBe(0);
  }

  expect(await store(feeInvoiceApi.ask, { id, ...HEADER, duty_paragraph: '' })).toMatchObject({
    failure: { code: 'invoice.tax_no_missing', field: 'duty_paragraph' },
  });
  const asked = valueOf(await store(feeInvoiceApi.ask, { id, ...HEADER }));
  expect(asked).toMatchObject({ mark: 'requested', header: HEADER });
  expect(await waits()).toEqual({ store: 0, platform: [[id, '25.00']] });
});

test('what is issued says what the books say, and the store downloads the file of the tax system', async () => {
  const issued = valueOf(await issue({}));
  expect(issued).toMatchObject({ mark: 'issued', amount: '25.00', receipt_no: no(1), header: HEADER });
  const numbered = async (keyword: string) =>
    valueOf(await store(feeInvoiceApi.list, { keyword, tab: 'all' })).count;
  expect([await numbered(no(1)), await numbered(no(2))]).toEqual([1, 0]);
  expect(codeOf(await issue({ receipt_no: no(2) }))).toBe('fee_invoice.wrong_state');
  expect(await waits()).toEqual({ store: 0, platform: [] });
  mall.clock.advance(minutes(5));
  await notifyDesks(mall.system);
  const heard = valueOf(await store(profileApi.notices, {})).list.filter((row) =>
    row.kind.startsWith('desk.fee'),
  );
  expect(heard).toMatchObject([{ kind: 'desk.fee_invoices', link: '/merchant/fee-invoices' }]);
  expect(codeOf(await store(feeInvoiceApi.ask, { id, ...HEADER }))).toBe('fee_invoice.wrong_state');
  const attach = (text: string) => finance(feeInvoiceApi.attach, { id, file: new File([text], 'a.pdf') });
  expect(codeOf(await attach('no paper'))).toBe('invoice.file');
  valueOf(await attach('%PDF-1.7 fee'));
  const [file] = (await month()).files;
  const reply = await mall.app.request(file!.url);
  expect(await reply.text()).toBe('%PDF-1.7 fee');
});

test('where the books give something back, the invoice is issued anew beside its red letter, for what is left', async () => {
  await giveBack(500, 'back-1');
  expect(await month()).toMatchObject({ mark: 'changed', taken: '20.00', amount: '25.00' });
  expect((await waits()).platform).toEqual([[id, '20.00']]);
  expect(await issue({ receipt_no: no(2) })).toMatchObject({
    failure: { code: 'invoice.number', field: 'red_no' },
  });
  expect(codeOf(await issue({ receipt_no: no(1), red_no: no(3) }))).toBe('invoice.number_taken');
  expect(codeOf(await issue({ receipt_no: no(2), red_no: no(2) }))).toBe('invoice.number_taken');
  const anew = valueOf(await issue({ receipt_no: no(2), red_no: no(3) }));
  expect(anew).toMatchObject({ mark: 'issued', amount: '20.00', red_no: no(3), files: [] });
});

test('a month of which nothing is left is cancelled, and no number is used twice', async () => {
  await giveBack(2_000, 'back-2');
  expect(codeOf(await issue({ receipt_no: no(4), red_no: no(5) }))).toBe('fee_invoice.nothing');
  const red = (red_no: string) => finance(feeInvoiceApi.redLetter, { id, red_no });
  expect(codeOf(await red(no(1)))).toBe('invoice.number_taken');
  expect(valueOf(await red(no(6)))).toMatchObject({ mark: 'red_lettered', amount: '0.00' });
  expect(codeOf(await red(no(7)))).toBe('fee_invoice.wrong_state');
});
