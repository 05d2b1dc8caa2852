import type { InvoiceView } from '#lib/contracts/invoice.ts';
import type { Key } from '#lib/i18n/keys.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { titleTypeWord, typeWord } from './words.ts';

interface Props {
  t: Translate;
  locale: Locale;
  href: (path: string) => string;
  invoice: InvoiceView;
}

const HEADER = [
  'receipt_title',
  'duty_paragraph',
  'email',
  'phone',
  'bank_name',
  'bank_code',
  'address',
  'tel',
] as const;

const MAIL_WORDS: Record<string, Key> = {
  waiting: 'invoice:mail_waiting',
  sent: 'invoice:mailed_to',
  refused: 'invoice:mail_refused',
};

/** Everything that is known of an invoice. */
export function InvoiceFacts({ t, locale, href, invoice }: Props) {
  const header = invoice.receipt_info;
  const facts: [string, string | null][] = [
    [t('invoice:type_label'), typeWord(t, header)],
    [t('invoice:title_type_label'), titleTypeWord(t, header)],
    ...HEADER.map((name): [string, string] => [t(`invoice:field.${name}`), header[name]]),
    [
      t('invoice:mail_label'),
      invoice.mail && t(MAIL_WORDS[invoice.mail.status] ?? 'invoice:mail_waiting', invoice.mail),
    ],
    [t('invoice:fact.store'), invoice.mer_name],
    [t('invoice:fact.sn'), invoice.receipt_sn],
    [t('invoice:fact.created'), formatDate(invoice.create_time, locale, 'minute')],
    [t('invoice:fact.no'), invoice.receipt_no],
    [t('invoice:fact.red_no'), invoice.red_no],
    [t('invoice:fact.issued'), invoice.status_time && formatDate(invoice.status_time, locale, 'minute')],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-secondary">{name}</dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      <dt className="text-ink-secondary">{t('invoice:amount')}</dt>
      <dd>
        <Amount value={invoice.order_price} className="font-semibold text-brand" />
        <span className="block text-12 text-ink-quiet">
          {t('invoice:untaxed')} <Amount value={invoice.untaxed_price} />
          &nbsp;· {t('invoice:tax')} <Amount value={invoice.tax_price} />
        </span>
      </dd>
      <dt className="text-ink-secondary">{t('invoice:fact.orders')}</dt>
      <dd className="min-w-0">
        {invoice.orders.map((order) => (
          <a
            key={order.order_id}
            href={href(
              order.status === 'unpaid' ? '/user/order_list' : `/order_detail?orderId=${order.order_id}`,
            )}
            className="block break-all text-info hover:underline"
          >
            {order.order_sn}
          </a>
        ))}
      </dd>
    </dl>
  );
}

/** What the buyer should know now: when it comes, what is being changed, the store's reason. */
export function InvoiceNotice({ t, locale, invoice }: Omit<Props, 'href'>) {
  const lines: string[] = [];
  if (invoice.status === 'requested') lines.push(t('invoice:due'));
  if (invoice.needs_red_letter) lines.push(t('invoice:needs_red', { amount: invoice.red_price }));
  if (invoice.status === 'reissuing' && invoice.wanted_info)
    lines.push(
      t('invoice:reissuing_as', {
        wanted: `${typeWord(t, invoice.wanted_info)}\u00a0· ${invoice.wanted_info.receipt_title}`,
      }),
    );
  if (invoice.status === 'issued' && invoice.reason)
    lines.push(t('invoice:refused', { reason: invoice.reason }));
  if (invoice.can_reissue && invoice.reissue_until)
    lines.push(t('invoice:reissue_hint', { date: formatDate(invoice.reissue_until, locale, 'date') }));
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1 text-12 text-ink-secondary">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
