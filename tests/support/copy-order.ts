import { after, seconds } from '#lib/kernel/clock.ts';
import type { TradeMall } from './trade-mall.ts';

/** Copies of an order with its lines, one second apart: a store with many orders. The books know nothing of them. */
export async function copyOrder(mall: TradeMall, orderId: string, copies: number): Promise<void> {
  const [whole] = await mall.read('storeOrder', { orderId });
  const lines = await mall.read('orderLine', { orderId });
  const numbers = Array.from({ length: copies }, (_, at) => at + 1);
  const idOf = (prefix: string, n: number) => prefix + String(n).padStart(24, '0');
  for (let from = 0; from < copies; from += 500) {
    const some = numbers.slice(from, from + 500);
    await mall.add(
      'storeOrder',
      some.map((n) => ({
        ...whole!,
        orderId: idOf('zz', n),
        orderSn: `DD2099${String(n).padStart(16, '0')}`,
        createdAt: after(whole!.createdAt, seconds(n)),
        pickUpCode: undefined,
      })),
    );
    await mall.add(
      'orderLine',
      some.flatMap((n) =>
        lines.map((line) => ({ ...line, orderLineId: idOf('zy', n), orderId: idOf('zz', n) })),
      ),
    );
  }
}
