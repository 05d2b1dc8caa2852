// How far the parts of a presale are: the whole order, that of its store, and the balance that is due.
import type { Tables } from '../tables.ts';

export async function presaleState(mall: Pick<Tables, 'first' | 'read'>, group: string) {
  const whole = await mall.first('groupOrder', { groupOrderId: group });
  const { status, orderId } = await mall.first('storeOrder', { groupOrderId: group });
  const [presale] = await mall.read('presaleOrder', { orderId });
  return {
    group: whole.status,
    order: status,
    balance: presale?.status ?? null,
    id: presale?.presaleOrderId ?? null,
    deposit: presale?.deposit ?? null,
    due: presale?.balance ?? null,
    pay_price: whole.payPrice,
    freight: whole.freight,
    order_id: orderId,
  };
}
