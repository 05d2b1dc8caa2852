// Who works for a store or the platform may have its notices by e-mail and SMS, at once or once a day.
import { afterAll, expect, test } from 'vitest';
import { noticeApi } from '#lib/contracts/notice.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { sendChosenDaily, sendChosenNow } from '#lib/domain/account/notice/index.ts';
import { notifyDesks } from '#lib/domain/desk/inbox/index.ts';
import { days, minutes } from '#lib/kernel/clock.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { paidOrder, valueOf } from '../../support/trade-steps.ts';

const OWNER = 900 + SOUTH;

const mall = await openTradeMall({ buyers: 4 });
afterAll(() => mall.close());

const later = async (): Promise<void> => {
  mall.clock.advance(minutes(5));
  await notifyDesks(mall.system);
  mall.clock.advance(minutes(1));
  await sendChosenNow(mall.system);
};
const sentBy = (name: string) => mall.jobs.filter((job) => job.name === name).map(({ payload }) => payload);

test('letters need an address that has proved itself by its code, and a role that hears of them', async () => {
  const owner = await mall.login(OWNER);
  const buyer = await mall.login(1);
  expect(valueOf(await buyer(noticeApi.choices)).groups).toEqual([]);
  const wish = { group: 'to_ship', way: 'mail', pace: 'now' } as const;
  expect(await buyer(noticeApi.choose, wish)).toMatchObject({ failure: { code: 'notice.foreign' } });
  expect(await owner(noticeApi.choose, wish)).toMatchObject({ failure: { code: 'notice.email_missing' } });
  valueOf(await owner(noticeApi.email, { email: 'owner@south.example' }));
  expect(await owner(noticeApi.email, { email: 'other@south.example' })).toMatchObject({
    failure: { code: 'request.too_many' },
  });
  const [asked] = sentBy('notice.code') as { to: string; code: string }[];
  expect(asked?.to).toBe('owner@south.example');
  expect(await owner(noticeApi.confirmEmail, { code: '0' })).toMatchObject({
    failure: { code: 'code.wrong' },
  });
  valueOf(await owner(noticeApi.confirmEmail, { code: asked!.code }));
  expect(await owner(noticeApi.confirmEmail, { code: asked!.code })).toMatchObject({
    failure: { code: 'code.wrong' },
  });
  valueOf(await owner(noticeApi.choose, wish));
  valueOf(await owner(noticeApi.choose, { group: 'to_ship', way: 'sms', pace: 'daily' }));
  const { groups, email } = valueOf(await owner(noticeApi.choices));
  expect(email).toBe('owner@south.example');
  expect(groups.find(({ group }) => group === 'to_ship')).toEqual({
    group: 'to_ship',
    mail: 'now',
    sms: 'daily',
  });
});

test('what was chosen is sent once: at once by letter, and once a day in one message', async () => {
  await later();
  await sendChosenDaily(mall.system);
  await paidOrder(mall, 2, [[VALVE.sku, 1]]);
  await later();
  await later();
  await paidOrder(mall, 3, [[VALVE.sku, 1]]);
  await later();
  expect(sentBy('notice.mail')).toHaveLength(2);
  expect(sentBy('notice.mail')[0]).toMatchObject({
    uid: OWNER,
    isDaily: false,
    lines: [{ kind: 'desk.to_ship', params: { number: '1' } }],
  });
  const daily = () =>
    (sentBy('sms.send') as { template: string; params: object }[]).filter(({ template }) =>
      template.startsWith('desk.'),
    );
  expect(daily()).toEqual([]);
  mall.clock.advance(minutes(1));
  await sendChosenDaily(mall.system);
  await sendChosenDaily(mall.system);
  expect(daily()).toMatchObject([{ template: 'desk.daily', params: { number: '2' } }]);
});

test('what was read on the site, or is not wished any more, is not sent', async () => {
  const owner = await mall.login(OWNER);
  const before = sentBy('notice.mail').length;
  await paidOrder(mall, 4, [[VALVE.sku, 1]]);
  mall.clock.advance(minutes(5));
  await notifyDesks(mall.system);
  valueOf(await owner(profileApi.readNotices, {}));
  mall.clock.advance(minutes(1));
  await sendChosenNow(mall.system);
  valueOf(await owner(noticeApi.choose, { group: 'to_ship', way: 'mail', pace: 'off' }));
  await paidOrder(mall, 4, [[VALVE.sku, 1]]);
  await later();
  expect(sentBy('notice.mail')).toHaveLength(before);
  mall.clock.advance(days(1));
});

test('an address that may be somebody else’s gets five codes a day, and an account asks for ten', async () => {
  const ask = async (uid: number, email: string) => {
    mall.clock.advance(minutes(10));
    const answer = await (await mall.login(uid))(noticeApi.email, { email });
    return answer.ok ? 'sent' : answer.failure.code;
  };
  const spellings = ['a@x.example', 'A@x.example', 'a+1@x.example', 'a+2@X.example', 'a@x.Example'];
  for (const [at, email] of spellings.entries()) expect(await ask(1 + (at % 2), email)).toBe('sent');
  expect(await ask(3, 'a+3@x.example')).toBe('request.too_many');
  for (let n = 0; n < 9; n += 1) expect(await ask(4, `b${n}@x.example`)).toBe('sent');
  expect(await ask(4, 'b9@x.example')).toBe('sent');
  expect(await ask(4, 'b10@x.example')).toBe('request.too_many');
  // A letter goes to one address, whatever a mail server would read in it.
  for (const email of ['a<b@x.example>', 'a,b@x.example', 'a;b@x.example', '"a"@x.example'])
    expect(await ask(2, email)).toBe('notice.email');
  mall.clock.advance(days(1));
  expect(await ask(3, 'a@x.example')).toBe('sent');
});
