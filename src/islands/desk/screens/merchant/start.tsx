import { deskApi } from '#lib/contracts/desk.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { insightApi } from '#lib/contracts/insight.ts';
import { pageScreen } from '../../screen.ts';
import { StartPage } from './parts/StartPage.tsx';

/** What waits in a store today, and how it sells. */
export default pageScreen({
  words: 'insight:store',
  alsoWords: ['insight'],
  group: 'start',
  place: 1,
  door: deskApi.storeInbox,
  reads: [
    { key: 'selling', row: insightApi.store },
    // Sizes that are sold out wait for whoever may set their stock.
    { key: 'stock', row: goodsDeskApi.setStock },
  ],
  body: StartPage,
});
