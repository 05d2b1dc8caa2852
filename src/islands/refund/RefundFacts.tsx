import type { ReactNode } from 'react';
import type { RefundDetail } from '#lib/contracts/refund.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { CopyButton, copyWords } from '#islands/shell/CopyButton.tsx';
import { Amount } from '#islands/ui/Amount.tsx';
import { counted } from './counted.ts';
import { RefundPictures } from './RefundPictures.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  refund: RefundDetail;
  when: (iso: string) => string;
}

/** The first facts are long numbers; on a phone they stand on lines of their own. */
const NUMBERS = 2;

/** What was asked for, its money, and the way the money takes. */
export function RefundFacts({ t, href, refund, when }: Props) {
  const copy = (text: string) => <CopyButton text={text} {...copyWords(t)} />;
  const ways = refund.money.map((way) => (
    <span key={way.pay_type} className="block">
      {wireWord(t, 'order:pay_type', way.pay_type)} <Amount value={way.refund_price} />{' '}
      <span className={way.status === 'failed' ? 'text-brand' : 'text-ink-secondary'}>
        {wireWord(t, 'refund:money_state', way.status)}
        {way.time && ` ${when(way.time)}`}
      </span>
    </span>
  ));
  const facts: [name: string, value: ReactNode, isShown: boolean][] = [
    [
      t('refund:fact.sn'),
      <span key="sn" className="flex flex-wrap gap-2">
        <span className="break-all">{refund.refund_order_sn}</span> {copy(refund.refund_order_sn)}
      </span>,
      true,
    ],
    [
      t('refund:fact.order'),
      <a
        key="order"
        className="break-all text-info hover:underline"
        href={href(`/order_detail?orderId=${refund.order_id}`)}
      >
        {refund.order_sn}
      </a>,
      true,
    ],
    [t('refund:fact.type'), wireWord(t, 'refund:type', refund.refund_type), true],
    [
      t('refund:fact.amount'),
      <Amount key="amount" value={refund.refund_price} className="font-semibold text-brand" />,
      true,
    ],
    [
      t('refund:fact.freight'),
      <Amount key="freight" value={refund.refund_postage} />,
      refund.refund_postage !== '0.00',
    ],
    [t('refund:fact.gifts'), <Amount key="gifts" value={refund.gift_price} />, refund.gift_price !== '0.00'],
    [t('refund:fact.num'), refund.refundProduct.map(counted).join(' + '), true],
    [t('refund:fact.points'), refund.integral, refund.integral > 0],
    [t('refund:fact.points_taken'), refund.integral_taken, refund.integral_taken > 0],
    [t('refund:fact.created'), when(refund.create_time), true],
    [t('refund:fact.reason'), refund.refund_message, true],
    [t('refund:fact.mark'), refund.mark, refund.mark !== ''],
    [t('refund:fact.pics'), <RefundPictures key="pics" t={t} pics={refund.pics} />, refund.pics.length > 0],
    [
      t('refund:fact.fail_pics'),
      <RefundPictures key="fail_pics" t={t} pics={refund.fail_pics} />,
      refund.fail_pics.length > 0,
    ],
    [t('refund:fact.appeal'), refund.appeal, refund.appeal !== ''],
    [t('refund:fact.way'), ways, ways.length > 0],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-2 p-4 sm:p-6">
      {facts
        .filter(([, , isShown]) => isShown)
        .map(([name, value], at) => (
          <div key={name} className={at < NUMBERS ? 'col-span-2 sm:contents' : 'contents'}>
            <dt className="text-ink-secondary">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
