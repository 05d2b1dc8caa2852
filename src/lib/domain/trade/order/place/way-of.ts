import type { OrderSource } from './new-order.ts';
import type { NewStoreOrder } from './place.repo.ts';

/** How the goods of a store reach the buyer; who fetches them is whoever was named, else the address's person. */
export function wayOf(
  { takes, city = [], post, address }: Pick<OrderSource, 'takes' | 'city' | 'post' | 'address'>,
  merId: number,
): Pick<NewStoreOrder, 'delivery' | 'pickUpName' | 'pickUpPhone'> {
  if (city.includes(merId)) return { delivery: 'city' };
  if (!takes.includes(merId)) return { delivery: 'express' };
  return {
    delivery: 'pick_up',
    pickUpName: post?.real_name.trim() || address.realName,
    pickUpPhone: post?.phone.trim() || address.phone,
  };
}
