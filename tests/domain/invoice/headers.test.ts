// Headers: what each kind of invoice asks for, and which of them is the default.
import { afterAll, expect, test } from 'vitest';
import * as invoice from '#lib/domain/trade/invoice/index.ts';
import { COMPANY, PERSON, SPECIAL } from '../../support/invoice/invoice-steps.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());

test.each([
  [
    'a company without a tax number',
    { ...COMPANY, duty_paragraph: '' },
    'invoice.tax_no_missing',
    'duty_paragraph',
  ],
  [
    'a wrong check sign',
    { ...COMPANY, duty_paragraph: '91350100M000100Y44' },
    'invoice.tax_no',
    'duty_paragraph',
  ],
  [
    'a special invoice for a person',
    { ...PERSON, receipt_type: 2 as const },
    'invoice.special_company',
    'receipt_type',
  ],
  ['a special invoice without a bank', { ...SPECIAL, bank_name: '' }, 'invoice.bank_name', 'bank_name'],
  ['a special invoice without an account', { ...SPECIAL, bank_code: '' }, 'invoice.bank_code', 'bank_code'],
  ['a special invoice without an address', { ...SPECIAL, address: '' }, 'invoice.address', 'address'],
  ['a special invoice without a telephone', { ...SPECIAL, tel: '' }, 'invoice.tel', 'tel'],
  ['a special invoice without an e-mail', { ...SPECIAL, email: '' }, 'invoice.email_missing', 'email'],
  ['an account with letters', { ...SPECIAL, bank_code: '62AB' }, 'invoice.bank_account', 'bank_code'],
  ['a broken e-mail', { ...COMPANY, email: 'tax@' }, 'invoice.email', 'email'],
  ['a broken phone', { ...COMPANY, phone: '123' }, 'invoice.phone', 'phone'],
])('%s is refused at its field', async (_, form, code, field) => {
  const result = await invoice.addHeader(mall.ctx(4), { ...form, is_default: false });
  expect(result.ok ? undefined : [result.failure.code, result.failure.field]).toEqual([code, field]);
});

test('a refused header names every field that is wrong', async () => {
  const empty = {
    receipt_title: '',
    duty_paragraph: '',
    bank_name: '',
    bank_code: '',
    address: '',
    tel: '',
    email: '',
  };
  const result = await invoice.addHeader(mall.ctx(4), { ...SPECIAL, ...empty, is_default: false });
  const { failure } = result as Extract<typeof result, { ok: false }>;
  expect([failure, ...(failure.also ?? [])].map(({ field }) => field)).toEqual(Object.keys(empty));
});

test('headers: the first is the default, there is one default, and it cannot be deleted', async () => {
  const ctx = mall.ctx(3);
  const first = valueOf(await invoice.addHeader(ctx, { ...COMPANY, is_default: false }));
  const second = valueOf(await invoice.addHeader(ctx, { ...PERSON, is_default: false }));
  expect([first.is_default, second.is_default]).toEqual([true, false]);
  expect(codeOf(await invoice.removeHeader(ctx, { id: first.user_receipt_id }))).toBe(
    'invoice.header_default',
  );
  valueOf(await invoice.makeDefaultHeader(ctx, { id: second.user_receipt_id }));
  valueOf(await invoice.removeHeader(ctx, { id: first.user_receipt_id }));
  const { list } = valueOf(await invoice.listHeaders(ctx, { page: 1, limit: 20 }));
  expect(list.map((row) => [row.receipt_title, row.is_default])).toEqual([['王工', true]]);
  expect(codeOf(await invoice.readHeader(mall.ctx(1), { id: second.user_receipt_id }))).toBe(
    'invoice.header_not_found',
  );
});

test('an account keeps twenty headers', async () => {
  const ctx = mall.ctx(2);
  for (let n = 0; n < 20; n += 1) valueOf(await invoice.addHeader(ctx, { ...PERSON, is_default: false }));
  const more = await invoice.addHeader(ctx, { ...PERSON, is_default: false });
  expect(more).toMatchObject({ failure: { code: 'invoice.header_limit', params: { n: 20 } } });
});
