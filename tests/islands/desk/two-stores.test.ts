// Somebody who works for two stores has both open, each in a tab of its own: the cookie says the one chosen last.
import { afterEach, expect, test, vi } from 'vitest';
import { deskCall } from '#islands/desk/desk-call.ts';
import { draftName } from '#islands/desk/drafts.ts';
import { DESK_STORE_COOKIE } from '#lib/contracts/cookies.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import { openBackend, success } from '../account-backend.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const pageOf = (store: number): void => {
  document.body.innerHTML = `<nav data-of-store="${store}"></nav>`;
};

test('what is done in a tab is done in the store that the tab shows, whatever was chosen in another', async () => {
  const backend = openBackend({ [customerApi.groups.path]: success({ list: [] }) });
  document.cookie = `${DESK_STORE_COOKIE}=2`;
  pageOf(1);
  await deskCall()(customerApi.groups, {});
  expect(backend.asked.map(({ headers }) => headers.get('X-Store'))).toEqual(['1']);
});

test('a draft that was typed for one store does not stand in the form of another', () => {
  pageOf(1);
  const first = draftName(7, 'merchant/profile', 'edit', '');
  pageOf(2);
  expect(draftName(7, 'merchant/profile', 'edit', '')).not.toBe(first);
});
