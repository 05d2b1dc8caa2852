import type { Translate } from '#lib/i18n/translate.ts';
import { ContactButton } from '#islands/chat/ContactButton.tsx';

interface Props {
  t: Translate;
  order: {
    order_id: string;
    order_sn: string;
    merchant: { mer_id: number };
    orderProduct: readonly { image: string }[];
  };
}

/** Opens the chat with the store of an order, which can be shown there. */
export const OrderContact = ({ t, order }: Props) => (
  <ContactButton
    label={t('order:do.contact')}
    merId={order.merchant.mer_id}
    card={`5:${order.order_id}`}
    title={order.order_sn}
    image={order.orderProduct[0]?.image}
  />
);
