import { feedback } from '#lib/db/schema.ts';
import { after, days, hours } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { insertAll, type Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';

/** Feedback of buyers to the platform: one answered, one waiting, one of a company. */
const TOLD = [
  {
    uid: DEMO_UIDS.personal,
    type: 'idea' as const,
    content: '常购清单希望可以按店铺分组，补货时一眼看出每家差多少起订量。',
    answer: '感谢建议，购物车已按店铺列出起订量差额，清单分组会一并考虑。',
    daysAgo: 12,
  },
  {
    uid: DEMO_UIDS.personal,
    type: 'fault' as const,
    content: '手机上打开轴承规格表时，最后一列要左右滑动才能看到。',
    answer: '',
    daysAgo: 1,
  },
  {
    uid: DEMO_UIDS.enterprise,
    type: 'other' as const,
    content: '账期账单能否在到期前一周再提醒一次财务？',
    answer: '',
    daysAgo: 3,
  },
];

/** Feedback of the demo buyers, with an answer that came after five hours. */
export const writeFeedback = ({ db, now }: Seeding): Promise<void> =>
  insertAll(
    db,
    feedback,
    TOLD.map(({ uid, type, content, answer, daysAgo }) => {
      const createdAt = after(now, -days(daysAgo));
      const answeredAt = answer ? after(createdAt, hours(5)) : null;
      return { feedbackId: newId(createdAt), uid, type, content, answer, answeredAt, createdAt };
    }),
  );
