import type { FeeInvoice } from '#lib/contracts/fee-invoice.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { Facts, Section, Tag } from './record-parts.tsx';
import type { Column, Drawing } from './screen.ts';

const TONES = { due: 'wait', requested: 'wait', changed: 'bad', issued: 'good' } as const;
const isToned = (mark: string): mark is keyof typeof TONES => mark in TONES;
/** To whom an invoice is made out, as a form of the desk asks it. */
export const HEADER_TEXTS = [
  'receipt_title',
  'duty_paragraph',
  'email',
  'bank_name',
  'bank_code',
  'address',
  'tel',
] as const;

/** What both sides read of a month. */
export const feeInvoiceColumns: readonly Column<FeeInvoice>[] = [
  { key: 'month', cell: (row) => <span className="whitespace-nowrap tabular-nums">{row.month}</span> },
  {
    key: 'mark',
    cell: (row, { t }) => (
      <Tag tone={isToned(row.mark) ? TONES[row.mark] : 'quiet'}>{t(`fee_invoice:mark.${row.mark}`)}</Tag>
    ),
  },
  { key: 'taken', isRight: true, cell: (row) => formatAmount(row.taken) },
  {
    key: 'amount',
    isRight: true,
    cell: (row) => row.amount !== '0.00' && formatAmount(row.amount),
  },
  { key: 'no', cell: (row) => <span className="tabular-nums">{row.receipt_no}</span> },
  {
    key: 'issued',
    isSpare: true,
    cell: (row, { locale }) => row.issue_time && formatDate(row.issue_time, locale, 'short'),
  },
];

/** A month beside the list: its fees, the invoice with its receiver, and its files. */
export function FeeInvoiceRecord({ record: row, draw }: { record: FeeInvoice; draw: Drawing }) {
  const { t, locale } = draw;
  const { header } = row;
  return (
    <>
      <Section title={t('fee_invoice:part.money')}>
        <Facts
          facts={[
            [
              t('fee_invoice:col.taken'),
              <b key="taken" className="font-semibold">
                {formatAmount(row.taken)}
              </b>,
            ],
            [t('fee_invoice:col.amount'), row.amount === '0.00' ? '' : formatAmount(row.amount)],
            [t('fee_invoice:col.no'), row.receipt_no],
            [t('invoice:fact.red_no'), row.red_no],
            [t('fee_invoice:col.issued'), row.issue_time ? formatDate(row.issue_time, locale, 'minute') : ''],
          ]}
        />
        <p className="mt-2 text-12 text-ink-secondary">{t(`fee_invoice:note.${row.mark}`)}</p>
      </Section>
      <Section title={t('fee_invoice:part.header')}>
        {header ? (
          <Facts
            facts={[
              [t('invoice:type_label'), wireWord(t, 'invoice:type', header.receipt_type)],
              ...HEADER_TEXTS.map((name): [string, string] => [t(`invoice:field.${name}`), header[name]]),
            ]}
          />
        ) : (
          <p className="text-14 text-ink-quiet">{t('fee_invoice:no_header')}</p>
        )}
      </Section>
      <Section title={t('fee_invoice:part.files')}>
        {row.files.length === 0 ? (
          <p className="text-14 text-ink-quiet">{t('fee_invoice:no_files')}</p>
        ) : (
          <ul className="flex gap-4 text-14">
            {row.files.map(({ kind, url }) => (
              <li key={kind}>
                <a
                  href={url}
                  className="inline-flex min-h-11 items-center text-info hover:underline md:min-h-6"
                >
                  {t('fee_invoice:download', { kind: kind.toUpperCase() })}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
