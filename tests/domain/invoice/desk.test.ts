// A store invoices at its desk: what it owes comes first, and the file of the tax system reaches the buyer as it is.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { deskApi } from '#lib/contracts/desk.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { COMPANY, invoiceNo } from '../../support/invoice/invoice-steps.ts';
import { NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

let buyer: Call;
let store: Call;
let north: Call;
const ids: string[] = [];

const mall = await openTradeMall();
beforeAll(async () => {
  [buyer, north, store] = [await mall.login(1), await mall.login(900 + NORTH), await mall.login(900 + SOUTH)];
  for (const num of [1, 2]) {
    mall.clock.advance(60_000);
    const id = await paidOrder(mall, 1, [[VALVE.sku, num]]);
    ids.push(valueOf(await buyer(invoiceApi.apply, { id, ...COMPANY })).order_receipt_id);
  }
});
afterAll(() => mall.close({ madeUp: true }));

const listed = async (input: { tab?: 'due' | 'all' | 'issued'; keyword?: string }) =>
  valueOf(await store(invoiceApi.storeList, input)).list.map((row) => row.order_receipt_id);
const fileOf = (name: string, text: string): File => new File([text], name);

test('what is owed is listed as it was asked for and leaves the inbox once it is issued', async () => {
  expect(await listed({ tab: 'due' })).toEqual(ids);
  expect(await listed({ keyword: COMPANY.duty_paragraph })).toEqual(ids.toReversed());
  const owed = async () =>
    valueOf(await store(deskApi.storeInbox)).rows.find((row) => row.kind === 'invoices')?.count;
  expect(await owed()).toBe(2);
  valueOf(await store(invoiceApi.issue, { id: ids[0]!, receipt_no: invoiceNo(1) }));
  expect(await owed()).toBe(1);
  expect(valueOf(await store(invoiceApi.storeCounts)).counts).toMatchObject({ due: 1, issued: 1, all: 2 });
  expect(await listed({ tab: 'issued', keyword: invoiceNo(1) })).toEqual([ids[0]]);
});

test('the invoice of the tax system is told by its bytes, and the buyer downloads it as it was uploaded', async () => {
  const [issued, asked] = ids;
  const attach = (id: string, file: File) => store(invoiceApi.attach, { id, file });
  const xml = '<?xml version="1.0" encoding="UTF-8"?><EInvoice><No>25130000000000000001</No></EInvoice>';
  expect(codeOf(await attach(asked!, fileOf('a.xml', xml)))).toBe('invoice.not_issued');
  const bad = [
    fileOf('invoice.pdf', '<html>'.replace('<html>', 'not a paper')),
    fileOf('invoice.ofd', 'PK\u0003\u0004 word/document'),
    fileOf('invoice.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
    fileOf('picture.xml', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><a/></svg>'),
    fileOf('page.xml', '<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:script/></h:html>'),
    fileOf('broken.xml', '<?xml version="1.0"?><EInvoice><No>1</EInvoice>'),
  ];
  for (const file of bad) expect(codeOf(await attach(issued!, file)), file.name).toBe('invoice.file');
  valueOf(await attach(issued!, fileOf('a.txt', xml)));
  valueOf(await attach(issued!, fileOf('a', '%PDF-1.7 first')));
  const kept = valueOf(await attach(issued!, fileOf('a', '%PDF-1.7 second')));
  expect(kept.files.map((file) => file.kind)).toEqual(['pdf', 'xml']);
  const { files } = valueOf(await buyer(invoiceApi.record, { id: issued! }));
  const reply = await mall.app.request(files.find((file) => file.kind === 'pdf')!.url);
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="invoice-${kept.receipt_no}.pdf"`,
  );
  expect(await reply.text()).toBe('%PDF-1.7 second');
  const listing = valueOf(await buyer(invoiceApi.records, {})).list;
  expect(listing.find((row) => row.order_receipt_id === issued)?.files.map((file) => file.url)).toEqual([
    '',
    '',
  ]);
});

test('another store reads and attaches nothing', async () => {
  expect(codeOf(await north(invoiceApi.storeDetail, { id: ids[0]! }))).toBe('invoice.not_found');
  const file = fileOf('a', '%PDF-1.7');
  expect(codeOf(await north(invoiceApi.attach, { id: ids[0]!, file }))).toBe('invoice.not_found');
  expect(valueOf(await north(invoiceApi.storeList, { tab: 'all' })).list).toEqual([]);
});
