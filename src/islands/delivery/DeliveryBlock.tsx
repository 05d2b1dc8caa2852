import type { OrderDetail } from '#lib/contracts/order.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { PickUpBlock } from './PickUpBlock.tsx';

interface Props {
  t: Translate;
  href: (path: string) => string;
  order: OrderDetail;
}

/** How the goods come, where that is not with a courier; and that they are still being packed. */
export function DeliveryBlock({ t, href, order }: Props) {
  if (order.shipments.length === 0 && ['refunded', 'closed', 'cancelled'].includes(order.status))
    return <p className="text-ink-quiet">{t('order:no_parcel.ended')}</p>;
  if (order.delivery === 'pick_up' && order.paid)
    return <PickUpBlock t={t} orderId={order.order_id} status={order.status} />;
  if (order.delivery === 'city')
    return (
      <>
        <p>{t('delivery:city')}</p>
        {order.ship_time ? (
          <a
            href={href(`/logistics_delivery?orderId=${order.order_id}`)}
            className="text-info hover:underline print:hidden"
          >
            {t('delivery:follow')}
          </a>
        ) : (
          <p className="text-ink-quiet">{t('delivery:waiting_store')}</p>
        )}
      </>
    );
  if (order.shipments.length > 0) return null;
  return (
    <p className="text-ink-quiet">
      {t(
        order.status === 'balance_due'
          ? 'order:no_parcel.balance_due'
          : order.paid
            ? 'order:no_parcel.to_ship'
            : 'order:no_parcel.unpaid',
      )}
    </p>
  );
}
