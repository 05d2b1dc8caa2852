// The platform's owner sees whom the mall speaks to outside, and tries them without anything coming of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { mimeOf } from '#lib/adapters/storage/mime-of.ts';
import { providerApi } from '#lib/contracts/provider.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

let owner: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', [
    { uid: 3, role: 'platform', platformRoles: ['owner'] },
    { uid: 2, role: 'platform', platformRoles: ['content'] },
  ]);
  owner = await mall.login(3);
});
afterAll(() => mall.close());

test('who does payment, SMS, mail and storage is listed for the owner alone', async () => {
  const { list } = valueOf(await owner(providerApi.list, {}));
  expect(new Set(list.map(({ kind }) => kind))).toEqual(
    new Set(['sms', 'mail', 'storage', ...(list.some(({ kind }) => kind === 'payment') ? ['payment'] : [])]),
  );
  expect((await (await mall.login(2))(providerApi.list, {})).ok).toBe(false);
});

test('a storage is tried by a file that is taken away again, and one that is broken says so', async () => {
  const { storage } = mall.services;
  const { get } = storage;
  // As a folder or a bucket does: a file of an unknown kind is given to nobody.
  storage.get = async (name) => (mimeOf(name) ? get(name) : undefined);
  valueOf(await owner(providerApi.try, { id: 'storage' }));
  storage.get = async () => undefined;
  expect(codeOf(await owner(providerApi.try, { id: 'storage' }))).toBe('provider.failed');
  storage.get = get;
  expect(codeOf(await owner(providerApi.try, { id: 'payment.nobody' }))).toBe('provider.not_found');
});
