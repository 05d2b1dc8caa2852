import { afterAll, expect, test } from 'vitest';
import { siteApi } from '#lib/contracts/site.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { openTestMall } from '../support/mall.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

test('the site config answers in the envelope', async () => {
  const config = await mall.as()(siteApi.config);
  expect(config).toMatchObject({ ok: true, value: { site_url: 'http://localhost:4321' } });
});

test('a call that needs a login answers 41000 with the "please log in" text of the language', async () => {
  const zh = await mall.as()(profileApi.me);
  const en = await mall.as('unknown-token', 'en-US')(profileApi.me);
  expect(zh).toMatchObject({
    ok: false,
    failure: { code: 'auth.required', status: 41000, message: '请登录' },
  });
  expect(en).toMatchObject({ ok: false, failure: { message: 'Please sign in' } });
});
