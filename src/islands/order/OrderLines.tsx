import type { OrderLine } from '#lib/contracts/order.ts';
import { grouped } from '#lib/i18n/format.ts';
import { wireWord, type Translate } from '#lib/i18n/translate.ts';
import { specOf } from '#lib/kernel/spec-of.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { PublicPrice } from '#islands/ui/PublicPrice.tsx';
import { LineName, LinePicture, LinePrice } from './LineGoods.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  lines: OrderLine[];
  /** Received lines can be reviewed one by one. */
  canReview?: boolean;
  /** Where a refund of a line is asked for, and the words for it. */
  refund?: { name: string; to: (line: OrderLine) => string } | undefined;
}

/** The goods of one order, as they were when it was placed. */
export function OrderLines({ t, href, lines, canReview = false, refund }: Props) {
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.order_product_id}
          className="grid grid-cols-[64px_minmax(0,1fr)] items-baseline gap-x-3 border-b border-line px-4 py-3 last:border-0 sm:group-[.roomy]:px-6 lg:grid-cols-[64px_minmax(0,1fr)_130px_80px_110px] lg:items-center"
        >
          <LinePicture
            href={href}
            line={line}
            className="row-span-2 self-start lg:row-span-1 lg:self-center"
          />
          <span className="min-w-0">
            <LineName href={href} line={line} />
            {line.product_type !== 'normal' && (
              <span className="mr-2 rounded bg-brand-tint px-1.5 py-0.5 text-12 text-brand-pressed">
                {wireWord(t, 'order:sold_as', line.product_type)}
              </span>
            )}
            <span className="text-12 text-ink-quiet">{specOf(line)}</span>
            {line.refund_state === 'credited' && (
              <span className="ml-2 text-12 text-ink-secondary">{t('order:refund_state.credited')}</span>
            )}
            {!['none', 'credited'].includes(line.refund_state) && (
              <a
                href={href(line.refund_id ? `/refund_detail?id=${line.refund_id}` : '/user/refund_list')}
                className="ml-2 text-12 text-warning hover:underline"
              >
                {wireWord(t, 'order:refund_state', line.refund_state)}
              </a>
            )}
          </span>
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 lg:contents">
            <LinePrice line={line}>
              {line.public_price && <PublicPrice t={t} price={line.public_price} />}
            </LinePrice>
            <span className="text-ink-secondary lg:text-right">× {grouped(line.product_num)}</span>
            <span className="ml-auto text-right">
              <Amount value={line.total_price} />
              {line.pay_price !== line.total_price && (
                <span className="block text-12 text-ink-quiet">
                  {t('order:money.line')} <Amount value={line.pay_price} />
                </span>
              )}
              {canReview && !line.is_reply && (
                <a
                  href={href(`/evaluation?id=${line.order_product_id}`)}
                  className="block py-1.5 text-12 text-info hover:underline print:hidden"
                >
                  {t('order:do.review')}
                </a>
              )}
              {refund && line.refund_num > 0 && (
                <a
                  href={href(refund.to(line))}
                  className="block py-1.5 text-12 text-ink-secondary hover:text-brand hover:underline print:hidden"
                >
                  {refund.name}
                </a>
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
