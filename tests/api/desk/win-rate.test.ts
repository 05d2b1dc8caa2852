// What became of a store's quotations, as it reads it: won, lost and why, or not decided, by month and category; of
// several for one inquiry the last one counts, and another store's are not its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insightApi } from '#lib/contracts/insight.ts';
import { accept, closeInquiry, quote, reject, withdraw } from '#lib/domain/sourcing/quotation/index.ts';
import { boltsAt, offerOf, openInquiryOf, quotedInquiry } from '../../support/sourcing/inquiry-steps.ts';
import { NORTH, openTradeMall, SOUTH } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const report = async (merId: number, input: { by?: 'month' | 'category' | 'reason' } = {}) => {
  const call = await mall.login(900 + merId, 'en-US');
  return valueOf(await call(insightApi.quoted, input));
};
const reasons = async (merId: number) =>
  Object.fromEntries((await report(merId, { by: 'reason' })).list.map(({ key, quoted }) => [key, quoted]));

const mall = await openTradeMall();
beforeAll(async () => {
  const won = await quotedInquiry(mall);
  valueOf(await accept(mall.ctx(1), { id: won.north }));

  const declined = await quotedInquiry(mall);
  valueOf(await reject(mall.ctx(1), { id: declined.north, reason: 'too dear' }));

  const closed = await quotedInquiry(mall);
  valueOf(await closeInquiry(mall.ctx(1), { id: closed.id, reason: 'no need any more' }));

  const again = await quotedInquiry(mall);
  valueOf(await withdraw(mall.merchant(NORTH), { id: again.north }));
  mall.clock.advance(1000);
  valueOf(
    await quote(mall.merchant(NORTH), {
      inquiry_id: again.id,
      ...offerOf(mall, [boltsAt(again.bolts, '6.00')]),
    }),
  );

  const chosen = await openInquiryOf(mall);
  const [bolts = ''] = chosen.items;
  const mine = valueOf(
    await quote(mall.merchant(NORTH), { inquiry_id: chosen.id, ...offerOf(mall, [boltsAt(bolts, '6.50')]) }),
  );
  valueOf(await withdraw(mall.merchant(NORTH), { id: mine.quotation_id }));
});
afterAll(() => mall.close());

test('each quotation ends in one way, and the sums are those of its parts', async () => {
  expect(await reasons(NORTH)).toEqual({ won: 1, declined: 1, closed: 1, open: 1, withdrawn: 1 });
  const { about, list } = await report(NORTH);
  expect(about).toMatchObject({ quoted: 5, won: 1, lost: 3, open: 1, amount: '1300.00' });
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ quoted: 5, won: 1, lost: 3, open: 1, amount: '1300.00' });
  const { list: categories } = await report(NORTH, { by: 'category' });
  expect(categories.reduce((sum, row) => sum + row.quoted, 0)).toBe(5);
});

test('another store reads its own', async () => {
  const own = await reasons(SOUTH);
  expect(Object.values(own).reduce((sum, n) => sum + n, 0)).toBe(4);
  expect(own['won']).toBeUndefined();
  expect(codeOf(await (await mall.login(2))(insightApi.quoted, {}))).toBe('auth.forbidden');
});

test('the report is a table as well, with its reasons in words', async () => {
  const call = await mall.login(900 + NORTH, 'en-US');
  const { url } = valueOf(await call(insightApi.quotedTable, { by: 'reason', format: 'csv' }));
  const text = await (await mall.app.request(url)).text();
  expect(text).toContain('Declined by the buyer,1,0,1,0,0');
});
