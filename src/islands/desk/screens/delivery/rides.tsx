import { deliveryApi } from '#lib/contracts/delivery.ts';
import { pageScreen } from '../../screen.ts';
import { RidesPage } from './parts/RidesPage.tsx';

/** Rides of the store for its rider, made for a phone and for an unreliable network. */
export default pageScreen({
  words: 'delivery:desk',
  alsoWords: ['delivery.undelivered', 'delivery.taken_by', 'delivery.proof'],
  group: 'rides',
  place: 10,
  door: deliveryApi.rides,
  body: RidesPage,
});
