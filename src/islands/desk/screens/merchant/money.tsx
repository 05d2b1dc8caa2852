import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { pageScreen } from '../../screen.ts';
import { MoneyPage } from './parts/MoneyPage.tsx';

/** What a store has at the mall: free, frozen and why, its deposit, and a statement for each month. */
export default pageScreen({
  words: 'store_money:desk',
  group: 'money',
  place: 60,
  door: storeMoneyApi.balance,
  body: MoneyPage,
});
