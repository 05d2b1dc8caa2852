// Which cards a rider sees once a ride has ended.
import { expect, test } from 'vitest';
import { withEnded } from '#islands/desk/screens/delivery/parts/order-of-way.ts';
import type { DeliveryView } from '#lib/contracts/delivery.ts';

const ride = (id: string, status: DeliveryView['status']) => ({ delivery_id: id, status }) as DeliveryView;

test('a ride that has ended keeps its place among those to be done; one that somebody else took goes', () => {
  const before = [ride('a', 'under_way'), ride('b', 'done'), ride('c', 'waiting'), ride('d', 'returned')];
  const now = [ride('a', 'under_way'), ride('e', 'waiting')];
  expect(withEnded(before, now).map((one) => one.delivery_id)).toEqual(['a', 'b', 'e', 'd']);
});
