import type { InvoicePaper } from '../../domain/trade/paper/index.ts';
import { formatAmount, formatDate, grouped } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { amountInWords } from './amount-in-words.ts';
import { withoutTax, yuan } from '../../kernel/money.ts';
import { wireWord } from '../../i18n/translate.ts';
import { wordsIn } from '../texts.ts';
import { Sheet } from './sheet.ts';

/** Columns are of yuan, without the sign. */
const money = (fen: number): string => formatAmount(yuan(fen)).replace('¥', '');

/** An issued invoice as PDF. */
export async function drawInvoice(locale: Locale, paper: InvoicePaper, at: Date): Promise<Buffer> {
  const t = wordsIn(locale);
  const { invoice, seller } = paper;
  const header = invoice.receipt_info;
  const title = wireWord(t, 'paper:invoice.title', header.receipt_type);
  const sheet = await Sheet.open({ title: `${title} ${invoice.receipt_no}`, author: seller.name, at });
  sheet.title(title);
  sheet.facts([
    [t('paper:invoice.no'), invoice.receipt_no ?? ''],
    [t('paper:invoice.issued'), invoice.status_time ? formatDate(invoice.status_time, locale, 'date') : ''],
    [t('paper:invoice.sn'), invoice.receipt_sn],
    [t('paper:invoice.red_no'), invoice.red_no ?? ''],
  ]);
  sheet.heading(t('paper:invoice.buyer'));
  sheet.facts([
    [t('paper:invoice.name'), header.receipt_title],
    [t('paper:invoice.tax_no'), header.duty_paragraph],
    [t('paper:invoice.address'), [header.address, header.tel].filter(Boolean).join(' ')],
    [t('paper:invoice.bank'), [header.bank_name, header.bank_code].filter(Boolean).join(' ')],
  ]);
  sheet.heading(t('paper:invoice.seller'));
  sheet.facts([
    [t('paper:invoice.name'), seller.name],
    [t('paper:invoice.tax_no'), invoice.seller_tax_no],
    [t('paper:invoice.address'), [seller.address, seller.phone].filter(Boolean).join(' ')],
  ]);
  const rows = paper.items.map((item) => [
    item.name,
    item.spec,
    item.unit,
    grouped(item.quantity),
    money(withoutTax(item.amount)),
    '13%',
    money(item.amount),
  ]);
  const plainRow = (name: string, amount: number) => [
    name,
    '',
    '',
    '',
    money(withoutTax(amount)),
    '13%',
    money(amount),
  ];
  if (paper.freight > 0) rows.push(plainRow(t('paper:invoice.freight'), paper.freight));
  if (paper.less !== 0) rows.push(plainRow(t('paper:invoice.less'), paper.less));
  sheet.table(
    [
      { name: t('paper:col.goods'), width: 30 },
      { name: t('paper:col.spec'), width: 16 },
      { name: t('paper:col.unit'), width: 7 },
      { name: t('paper:col.quantity'), width: 9, isRight: true },
      { name: t('paper:col.net'), width: 14, isRight: true },
      { name: t('paper:col.rate'), width: 8, isRight: true },
      { name: t('paper:col.gross'), width: 14, isRight: true },
    ],
    rows,
  );
  sheet.sums([
    [t('paper:invoice.net'), formatAmount(invoice.untaxed_price)],
    [t('paper:invoice.tax'), formatAmount(invoice.tax_price)],
    [t('paper:invoice.gross'), formatAmount(invoice.order_price)],
  ]);
  if (locale === 'zh-CN') sheet.facts([[t('paper:invoice.in_words'), amountInWords(paper.total)]]);
  sheet.note(t('paper:invoice.orders', { list: invoice.orders.map((order) => order.order_sn).join(', ') }));
  sheet.note(t('paper:invoice.note'));
  return sheet.finish();
}
