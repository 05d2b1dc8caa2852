import type { ReactNode } from 'react';
import type { HeaderFacts, InvoiceView } from '#lib/contracts/invoice.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import { Facts, History, Section } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';

const FIELDS = [
  'receipt_title',
  'duty_paragraph',
  'email',
  'phone',
  'bank_name',
  'bank_code',
  'address',
  'tel',
] as const;

const headerOf = (t: Translate, header: HeaderFacts): [string, ReactNode][] => [
  [t('invoice:type_label'), wireWord(t, 'invoice:type', header.receipt_type)],
  [t('invoice:title_type_label'), wireWord(t, 'invoice:title_type', header.receipt_title_type)],
  ...FIELDS.map((name): [string, ReactNode] => [t(`invoice:field.${name}`), header[name]]),
];

/** The lines of an invoice with the tax classification that each is issued under. */
function Lines({ about, draw }: { about: NonNullable<InvoiceView['about']>; draw: Drawing }) {
  const { w, locale } = draw;
  return (
    <ul className="divide-y divide-line text-14">
      {about.items.map((item, at) => (
        <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-1.5">
          <span className="[overflow-wrap:anywhere]">
            {item.tax_name && `*${item.tax_name}*`}
            {item.name} {item.spec}
          </span>
          <span className="text-right tabular-nums">{formatAmount(item.amount)}</span>
          <span className="text-12 text-ink-quiet tabular-nums [overflow-wrap:anywhere]">
            {item.tax_code ? w('fact.tax_code', { code: item.tax_code }) : w('fact.no_tax_code')}
          </span>
          <span className="text-right text-12 text-ink-quiet">
            {item.quantity !== null && withUnit(item.quantity, item.unit, locale)}
          </span>
        </li>
      ))}
      {Number(about.freight) > 0 && (
        <li className="flex justify-between gap-3 py-1.5">
          <span>{w('fact.freight')}</span>
          <span className="tabular-nums">{formatAmount(about.freight)}</span>
        </li>
      )}
    </ul>
  );
}

/** An invoice beside the list: its data, lines, files, orders and log. */
export function InvoiceRecord({ record: invoice, draw }: { record: InvoiceView; draw: Drawing }) {
  const { t, w, locale } = draw;
  const link = 'text-info hover:underline';
  return (
    <>
      <Section title={w('part.header')}>
        <Facts facts={headerOf(t, invoice.receipt_info)} />
      </Section>
      {invoice.wanted_info && (
        <Section title={w('part.wanted')}>
          <Facts facts={[...headerOf(t, invoice.wanted_info), [t('invoice:reason'), invoice.reason]]} />
        </Section>
      )}
      <Section title={w('part.money')}>
        <Facts
          facts={[
            [
              t('invoice:amount'),
              <b key="amount" className="font-semibold">
                {formatAmount(invoice.order_price)}
              </b>,
            ],
            [t('invoice:untaxed'), formatAmount(invoice.untaxed_price)],
            [t('invoice:tax'), formatAmount(invoice.tax_price)],
            [w('fact.red'), invoice.needs_red_letter ? formatAmount(invoice.red_price) : ''],
            [t('invoice:fact.no'), invoice.receipt_no],
            [t('invoice:fact.red_no'), invoice.red_no],
          ]}
        />
      </Section>
      {invoice.about && (invoice.about.items.length > 0 || Number(invoice.about.freight) > 0) && (
        <Section title={w('part.lines')}>
          <Lines about={invoice.about} draw={draw} />
        </Section>
      )}
      <Section title={w('part.files')}>
        {invoice.files.length === 0 ? (
          <p className="text-14 text-ink-quiet">{w('fact.no_files')}</p>
        ) : (
          <ul className="flex gap-4 text-14">
            {invoice.files.map(({ kind, url }) => (
              <li key={kind}>
                <a href={url} className={link}>
                  {kind.toUpperCase()}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={w('part.orders')}>
        <ul className="grid gap-1 text-14">
          {invoice.orders.map((order) => (
            <li key={order.order_id} className="flex flex-wrap justify-between gap-x-3">
              <a
                href={localizedPath(`/merchant/orders?tab=all&open=${order.order_id}`, locale)}
                className={link}
              >
                {order.order_sn}
              </a>
              <span className="tabular-nums">{formatAmount(order.pay_price)}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={w('part.history')}>
        <History
          steps={invoice.log.toReversed().map((step) => ({
            time: formatDate(step.time, locale, 'minute'),
            what: w(`event.${step.event}`),
            who: step.receipt_no ?? '',
          }))}
        />
      </Section>
    </>
  );
}
