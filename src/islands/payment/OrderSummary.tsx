import type { GroupOrder } from '#lib/contracts/order.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import { specOf } from '#lib/kernel/spec-of.ts';
import { Receiver } from '#islands/order/Receiver.tsx';
import { Amount } from '#islands/ui/Amount.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  group: GroupOrder;
}

const SHOWN = 4;

/** Whom it goes to and what it holds, so that nobody pays for the wrong order. */
export function OrderSummary({ t, locale, group }: Props) {
  const lines = group.orderList.flatMap((order) => order.orderProduct);
  return (
    <section className="panel grid gap-x-8 gap-y-4 p-4 sm:p-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Receiver t={t} title={t('payment:receiver')} address={group.address} />
      <div className="min-w-0">
        <h2 className="mb-2 flex items-baseline justify-between gap-4 font-semibold">
          {t('payment:goods')}
          <span className="text-12 font-normal text-ink-quiet">
            {t('payment:goods_more', { count: lines.length })}
          </span>
        </h2>
        <ul className="grid gap-2">
          {lines.slice(0, SHOWN).map((line) => (
            <li
              key={line.order_product_id}
              className="grid grid-cols-[48px_minmax(0,1fr)_auto_auto] items-center gap-x-3"
            >
              <img
                src={line.image}
                alt=""
                width={48}
                height={48}
                className="size-12 rounded border border-line object-cover"
              />
              <span className="min-w-0">
                <span className="block md:line-clamp-1">{line.store_name}</span>
                <span className="block truncate text-12 text-ink-quiet">{specOf(line)}</span>
              </span>
              <span className="whitespace-nowrap text-right text-ink-secondary">
                {withUnit(line.product_num, line.unit_name, locale)}
              </span>
              <Amount value={line.total_price} className="text-right sm:min-w-20" />
            </li>
          ))}
        </ul>
        {lines.length > SHOWN && (
          <p className="mt-2 text-12 text-ink-quiet">
            {t('payment:lines_more', { count: lines.length - SHOWN })}
          </p>
        )}
      </div>
    </section>
  );
}
