// A store fills its quotation with lines that it keeps: what fits nothing stays as it was typed.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { InquiryDetail } from '#lib/contracts/inquiry.ts';
import type { LaidLine, QuotationTemplate } from '#lib/contracts/quotation-template.ts';
import { createT } from '#lib/i18n/translate.ts';
import { OfferForm } from '#islands/quotation/OfferForm.tsx';
import common from '../../locales/en-US/common.json';
import inquiryWords from '../../locales/en-US/inquiry.json';
import quotation from '../../locales/en-US/quotation.json';

const t = createT({ locale: 'en-US', words: { common, inquiry: inquiryWords, quotation } });
const terms = {
  freight_included: true,
  tax_rate: 9,
  lead_days: 12,
  valid_days: 20,
  pay_term: 'On delivery',
  note: 'Packed in tens',
};
const template: QuotationTemplate = {
  template_id: '0'.repeat(26),
  name: 'Usual bolts',
  ...terms,
  lines: [],
  change_time: '2026-01-05T00:00:00Z',
};
const made = { name: 'Bolt', spec: 'M8', unit: 'pc', weight: '0.02' };
const laid: LaidLine = { item_id: 'bolt', goods: null, made, price: '6.05', num: 200, minimum: 500 };
vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
  const address = String(input instanceof Request ? input.url : input);
  const data = address.includes('/lay/') ? { ...terms, list: [laid] } : { count: 1, list: [template] };
  return Response.json({ status: 200, message: 'ok', data });
});
afterEach(cleanup);

const item = (item_id: string, name: string) => ({
  item_id,
  name,
  spec: '',
  num: 200,
  unit: 'pc',
  remark: '',
});
const inquiry = {
  inquiry_id: '1'.repeat(26),
  items: [item('bolt', 'Bolt M8'), item('seal', 'Seal')],
  include_freight: false,
  deadline: '2026-01-09T04:00:00Z',
  valid_until: '2026-01-24T04:00:00Z',
} as unknown as InquiryDetail;

const valueOf = (name: string, at = 0): string =>
  (screen.getAllByLabelText(name)[at] as HTMLInputElement).value;

test('kept lines are laid on what they fit, with their terms, and a price that is meant for more says so', async () => {
  render(<OfferForm t={t} locale="en-US" inquiry={inquiry} before={undefined} onSent={() => {}} />);
  const price = quotation.form.price;
  fireEvent.click(await screen.findByRole('button', { name: quotation.template.fill }));
  await screen.findByText('Filled in: 1 of 2 items. Choose goods or a template line for the others.');
  expect([valueOf(price, 0), valueOf(price, 1)]).toEqual(['6.05', '']);
  expect(valueOf(quotation.made.weight)).toBe('0.02');
  expect(valueOf(quotation.form.lead_days)).toBe('12');
  expect(valueOf(quotation.form.pay_term)).toBe('On delivery');
  expect(screen.getByText('The kept price is meant from 500 pcs on.')).toBeTruthy();
  // The other item can take a line of the template by hand.
  expect(screen.getAllByRole('button', { name: quotation.template.line })).toHaveLength(2);
});

test('a line that the store does not list begins in the buyer’s unit, without the price of what stood there', async () => {
  const offer = {
    ...laid,
    item_id: 'bolt',
    product_attr_unique: 7,
    store_name: 'Bolts',
    sku: 'M8',
    unit_name: 'hundred',
  };
  const before = { ...terms, items: [{ ...offer, num: 2 }], files: [], valid_until: inquiry.valid_until };
  render(<OfferForm t={t} locale="en-US" inquiry={inquiry} before={before as never} onSent={() => {}} />);
  expect(valueOf('Quantity (hundred)')).toBe('2');
  fireEvent.click(screen.getAllByRole('button', { name: quotation.act.skip })[0]!);
  fireEvent.click(screen.getAllByRole('button', { name: quotation.act.make })[0]!);
  expect([valueOf('Quantity (pc)'), valueOf(quotation.form.price)]).toEqual(['200', '']);
});
