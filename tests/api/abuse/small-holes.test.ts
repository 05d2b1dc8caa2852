// Small things that told or showed what they should not: names of accounts by counting, private pictures as avatars,
// passwords that arrive in an address.
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { postApi } from '#lib/contracts/post.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { mediaApi } from '#lib/contracts/media.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { openTestMall } from '../../support/mall.ts';
import { tokenOf } from '../account/people.ts';

const pictureFile = async (): Promise<File> => {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#D81E06' } });
  return new File([Uint8Array.from(await picture.png().toBuffer())], 'a.png', { type: 'image/png' });
};
const mall = await openTestMall();
const token = await tokenOf(mall, '13600000001');
afterAll(() => mall.close());

test('who has published nothing is no author: counting names nobody', async () => {
  const other = await tokenOf(mall, '13600000002');
  const me = await mall.as(other)(profileApi.me);
  const uid = me.ok ? me.value.uid : 0;
  expect(await mall.as()(postApi.author, { uid })).toMatchObject({
    failure: { code: 'community.no_author' },
  });
  expect(await mall.as(token)(postApi.follow, { uid, status: 1 })).toMatchObject({
    failure: { code: 'community.no_author' },
  });
  expect(await mall.as(other)(postApi.author, { uid })).toMatchObject({ ok: true });
});

test('what was sent as private is no avatar', async () => {
  const call = mall.as(token);
  const sent = await call(mediaApi.uploadImage, { field: 'application', file: await pictureFile() });
  const path = sent.ok ? sent.value.path : '';
  expect(path).toContain('/private/');
  expect(await call(profileApi.changeInfo, { avatar: path })).toMatchObject({
    failure: { code: 'avatar.foreign' },
  });
  const open = await call(mediaApi.uploadImage, { field: 'avatar', file: await pictureFile() });
  expect(await call(profileApi.changeInfo, { avatar: open.ok ? open.value.path : '' })).toMatchObject({
    ok: true,
  });
});

test('what is posted is not read from the address', async () => {
  const query = new URLSearchParams({ account: '13800000001', password: 'demo1234', phone: '13600000003' });
  for (const row of [identityApi.login, identityApi.verify]) {
    const answer = await mall.app.request(`${row.path}?${query}&type=login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { code } = (await answer.json()) as { code: string };
    expect(code).toMatch(/^(ERROR[12]|request\.invalid)$/);
  }
  expect(mall.sms.filter(({ phone }) => phone === '13600000003')).toEqual([]);
});
