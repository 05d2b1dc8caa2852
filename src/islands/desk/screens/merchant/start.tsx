import { deskApi } from '#lib/contracts/desk.ts';
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
  reads: [{ key: 'selling', row: insightApi.store }],
  body: StartPage,
});
