import { calendarApi } from '#lib/contracts/calendar.ts';
import { pageScreen } from '../../screen.ts';
import { PromotionMonth } from './parts/PromotionMonth.tsx';

/** Flash sales, presales, sets, coupons and samples of a store, month by month. */
export default pageScreen({
  words: 'activity:calendar',
  alsoWords: ['activity.desk', 'coupon.desk'],
  group: 'marketing',
  place: 69,
  door: calendarApi.month,
  body: PromotionMonth,
});
