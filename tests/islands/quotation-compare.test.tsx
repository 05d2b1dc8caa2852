// Quotations are compared on what was asked for: another size is shown, and is never the lowest.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { InquiryDetail, InquiryItemView } from '#lib/contracts/inquiry.ts';
import type { QuotationView } from '#lib/contracts/quotation.ts';
import { cheapestSplit, compareSums, freeTotal, lowestCost, sorted } from '#islands/quotation/compare.ts';
import QuotationPanel from '#islands/quotation/QuotationPanel.tsx';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import common from '../../locales/en-US/common.json';
import inquiry from '../../locales/en-US/inquiry.json';
import quotationWords from '../../locales/en-US/quotation.json';

afterEach(cleanup);

const offer = (item_id: string, total_price: string, is_substitute = false, num = 10) => ({
  item_id,
  total_price,
  is_substitute,
  num,
  asked_num: 10 as number | null,
});
const quotation = (quotation_id: string, items: ReturnType<typeof offer>[]): QuotationView =>
  ({
    quotation_id,
    items,
    status: 'quoted',
    is_sealed: false,
    total_price: items.reduce((sum, item) => sum + Number(item.total_price), 0).toFixed(2),
    freight: '0.00',
    create_time: '2026-01-05T00:00:00Z',
    can: { accept: true },
  }) as unknown as QuotationView;

const cheapOther = quotation('other', [offer('bearing', '200.00', true), offer('seal', '90.00')]);
const asked = quotation('asked', [offer('bearing', '400.00'), offer('seal', '80.00')]);
const dear = quotation('dear', [offer('bearing', '450.00'), offer('seal', '95.00')]);
const items = ['bearing', 'seal'].map((item_id) => ({
  item_id,
  quotation_id: null,
  is_ordered: false,
})) as unknown as InquiryItemView[];

test('the lowest is the lowest of those that quote what was asked for', () => {
  expect(lowestCost([cheapOther, asked, dear], 'bearing')).toBe('400.00');
  expect(lowestCost([cheapOther, asked], 'bearing')).toBeUndefined();
  expect(sorted([cheapOther, asked], 'total').map((row) => row.quotation_id)).toEqual(['asked', 'other']);
});

test('sums leave out what one of the offers has in another size', () => {
  const { common, best, withFreight } = compareSums([cheapOther, asked]);
  expect([common, best, withFreight]).toEqual([['seal'], 'asked', false]);
});

test('an offer of too few, or in a unit that does not convert, is never the lowest', () => {
  const few = quotation('few', [offer('bearing', '20.00', false, 1), offer('seal', '70.00')]);
  const metres = quotation('metres', [
    { ...offer('bearing', '10.00'), asked_num: null },
    offer('seal', '60.00'),
  ]);
  const packs = quotation('packs', [offer('bearing', '390.00', false, 12), offer('seal', '85.00')]);
  expect(lowestCost([few, metres, asked, packs], 'bearing')).toBe('390.00');
  expect(compareSums([few, asked]).common).toEqual(['seal']);
  expect(cheapestSplit([few, metres, asked], items)?.picks.get('asked')).toEqual(['bearing']);
});

const en: Messages = { locale: 'en-US', words: { common, inquiry, quotation: quotationWords } };
/** What a store offers, as its page has it. */
const fromNorth = (offered: ReturnType<typeof offer>, more: object = {}): QuotationView =>
  ({
    ...quotation('north', [offered]),
    merchant: { mer_id: 1, mer_name: 'North', city: 'Handan' },
    valid_until: '2026-01-09T04:00:00Z',
    versions: [],
    files: [],
    ...more,
  }) as unknown as QuotationView;

test('an offer of a hundred times what was asked for says so beside its price, and before it is accepted and ordered', () => {
  const line = { ...items[0], name: 'Bolt', spec: 'M8', num: 2000, unit: 'pcs' };
  const bolts = {
    ...offer('bearing', '8000.00', false, 2000),
    price: '4.00',
    unit_name: '100 pcs',
    asked_num: 20 as number | null,
    holds: { count: 100, unit: 'pc' },
  };
  const row = fromNorth(bolts, { can: { accept: true, order: true } });
  const detail = {
    inquiry_id: '1',
    items: [line, { ...line, item_id: 'nut', name: 'Nut', quotation_id: 'north' }],
    region: '',
  } as unknown as InquiryDetail;
  row.items.push({ ...row.items[0]!, item_id: 'nut', num: 19 });
  const { getByText } = render(<QuotationPanel i18n={en} inquiry={detail} initial={[row]} />);
  const warning = createT(en)('quotation:amount.differs', {
    asked: '2,000 pcs (20 × 100 pcs)',
    quoted: '2,000 × 100 pcs (200,000 pcs)',
  });
  expect(getByText(warning)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: quotationWords.act.accept_item }));
  expect(screen.getByRole('dialog').textContent).toContain(warning);
  fireEvent.click(screen.getByRole('button', { name: quotationWords.dialog.cancel }));
  fireEvent.click(screen.getByRole('button', { name: quotationWords.act.order }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('19 × 100 pcs (1,900 pcs)');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '20' } });
  expect(dialog.textContent).not.toContain('1,900 pcs');
});

test('what is made to order speaks of drawings where a file is there', () => {
  const made = { ...offer('bearing', '80.00'), made: { name: 'Bushing' }, price: '8.00', unit_name: 'pc' };
  const detail = { inquiry_id: '1', items, region: '' } as unknown as InquiryDetail;
  const { getByText, unmount } = render(
    <QuotationPanel i18n={en} inquiry={detail} initial={[fromNorth(made)]} />,
  );
  expect(getByText(quotationWords.row.made)).toBeDefined();
  unmount();
  const drawn = fromNorth(made, {
    files: [{ path: 'bushing.pdf', name: 'bushing.pdf', url: '/bushing.pdf' }],
  });
  render(<QuotationPanel i18n={en} inquiry={detail} initial={[drawn]} />);
  expect(screen.getByText(quotationWords.row.made_files)).toBeDefined();
});

test('an offer of substitutes alone leaves the others comparable', () => {
  const none = quotation('none', [offer('bearing', '100.00', true), offer('seal', '20.00', true)]);
  const { common, best, withFreight, sums } = compareSums([none, asked, dear]);
  expect([common, best, withFreight]).toEqual([['bearing', 'seal'], 'asked', true]);
  expect([...sums.keys()]).toEqual(['asked', 'dear']);
});

test('nobody is proposed a substitute', () => {
  const split = cheapestSplit([cheapOther, dear], items);
  expect(split?.picks.get('other')).toEqual(['seal']);
  expect(split?.picks.get('dear')).toEqual(['bearing']);
  expect([split?.sums.get('other'), split?.sums.get('dear'), split?.total]).toEqual([9000, 45_000, 54_000]);
});

test('who accepts the lowest prices is told what is not among them, and which quantity is not the one asked for', () => {
  const lines = ['Bearing', 'Seal', 'Anchor'].map((name) => ({
    ...items[0],
    item_id: name,
    name,
    spec: '',
    num: 10,
    unit: 'pcs',
  }));
  const from = (id: string, offers: ReturnType<typeof offer>[]) => ({
    ...quotation(id, offers),
    merchant: { mer_id: 1, mer_name: id, city: 'Handan' },
    valid_until: '2026-01-09T04:00:00Z',
    versions: [],
    files: [],
    items: offers.map((one) => ({ ...one, price: '9.00', unit_name: 'pcs', holds: null })),
  });
  const rows = [
    from('North', [offer('Bearing', '180.00', false, 20)]),
    from('South', [offer('Seal', '90.00'), offer('Anchor', '9.00', false, 1)]),
  ] as unknown as QuotationView[];
  const detail = { inquiry_id: '1', items: lines, region: '' } as unknown as InquiryDetail;
  render(<QuotationPanel i18n={en} inquiry={detail} initial={rows} />);
  const left = createT(en)('quotation:split.left', { names: 'Anchor' });
  expect(screen.getByText(new RegExp(left.replaceAll('.', String.raw`\.`)))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: quotationWords.split.accept }));
  const said = screen.getByRole('dialog').textContent;
  expect(said).toContain(left);
  expect(said).toContain('Bearing: Not the quantity that was asked for: 10 pcs, quoted 20 pcs.');
});

test('what is left of an offer costs what is not given to anybody yet', () => {
  const [bearing, seal] = items;
  expect(freeTotal(asked, [bearing!, seal!])).toBe(48_000);
  expect(freeTotal(asked, [{ ...bearing!, quotation_id: 'dear' }, seal!])).toBe(8000);
});

test('who accepts one item is asked with its quantity, its sum and the last day of the price', () => {
  const lines = [
    { ...items[0], name: 'Bearing', spec: '6204', num: 1200, unit: 'box' },
    { ...items[1], name: 'Seal', spec: '', num: 10, unit: 'box' },
  ];
  const row = {
    ...asked,
    merchant: { mer_id: 1, mer_name: 'North', city: 'Handan' },
    valid_until: '2026-01-09T04:00:00Z',
    items: asked.items.map((one) => ({
      ...one,
      num: 1200,
      asked_num: 1200,
      price: '1030.50',
      unit_name: 'box',
    })),
    versions: [],
    files: [],
  } as unknown as QuotationView;
  row.items[0]!.total_price = '1236600.00';
  const detail = { inquiry_id: '1', items: lines, region: '' } as unknown as InquiryDetail;
  render(<QuotationPanel i18n={en} inquiry={detail} initial={[row]} />);
  fireEvent.click(screen.getAllByRole('button', { name: quotationWords.act.accept_item })[0]!);
  expect(screen.getByRole('dialog').getAttribute('aria-label')).toBe(
    createT(en)('quotation:dialog.accept_item_text', {
      store: 'North',
      name: 'Bearing',
      num: '1,200 boxes',
      price: '¥1,030.50',
      unit: 'box',
      total: '¥1,236,600.00',
      until: 'Jan 9, 2026, 12:00',
    }),
  );
});
