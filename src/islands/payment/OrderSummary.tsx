import type { GroupOrder } from '#lib/contracts/order.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Receiver } from '#islands/order/Receiver.tsx';

interface Props {
  t: Translate;
  group: GroupOrder;
}

const SHOWN = 6;

/** Whom it goes to and what it holds, so that nobody pays for the wrong order. */
export function OrderSummary({ t, group }: Props) {
  const lines = group.orderList.flatMap((order) => order.orderProduct);
  return (
    <section className="panel grid gap-4 p-4 sm:p-6 md:grid-cols-2">
      <Receiver title={t('payment:receiver')} address={group.address} />
      <div className="min-w-0">
        <h2 className="mb-2 font-semibold">{t('payment:goods')}</h2>
        <ul className="flex flex-wrap gap-2">
          {lines.slice(0, SHOWN).map((line) => (
            <li key={line.order_product_id}>
              <img
                src={line.image}
                alt={`${line.store_name} ${line.sku} × ${line.product_num}`}
                title={`${line.store_name} ${line.sku} × ${line.product_num}`}
                width={64}
                height={64}
                className="size-16 rounded border border-line object-cover"
              />
            </li>
          ))}
        </ul>
        <p className="mt-2 text-12 text-ink-quiet">
          {t('payment:goods_more', { count: String(group.total_num) })}
        </p>
      </div>
    </section>
  );
}
