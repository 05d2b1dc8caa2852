import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { pageScreen } from '../../screen.ts';
import { PickUpCounter } from './parts/PickUpCounter.tsx';

/** The counter where goods are handed over to buyers who show their code. */
export default pageScreen({
  words: 'order:counter',
  alsoWords: ['order.state', 'order.refund_state', 'order.desk.reminded', 'failures.order.pick_up_digits'],
  group: 'orders',
  place: 11,
  door: orderDeskApi.pickUp,
  body: PickUpCounter,
  makes: [{ key: 'hand_over', row: orderApi.handOver }],
});
