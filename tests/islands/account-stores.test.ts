import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { identityApi } from '#lib/contracts/identity.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { draftName, keepDraft, readDraft } from '#islands/desk/drafts.ts';
import { $user, logOut, startSession } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { readCookie, writeCookie } from '#lib/stores/cookies.ts';
import { safePath, takeRememberedPath } from '#lib/stores/from-path.ts';
import { $loginPanel } from '#lib/stores/login-dialog.ts';
import { readToken, storeToken } from '#lib/stores/token.ts';
import { me, openBackend, refusal, success } from './account-backend.ts';

const assign = vi.fn<(to: string) => void>();
beforeEach(() => {
  assign.mockReset();
  $user.set(undefined);
  $loginPanel.set(null);
  vi.stubGlobal('location', {
    ...window.location,
    pathname: '/en-US/shopping_cart',
    search: '?x=1',
    protocol: 'http:',
    assign,
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['\\\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/\tjavascript:alert(1)', '/'],
  ['', '/'],
  ['/user/order_list?status=1#top', '/user/order_list?status=1#top'],
  ['/en-US/shopping_cart', '/en-US/shopping_cart'],
])('after login, %s leads to %s', (path, to) => {
  expect(safePath(path)).toBe(to);
});

test('a remembered path is used once, and the login page is none', () => {
  writeCookie('fromPath', '/user/order_list?status=1', 60);
  expect(takeRememberedPath('/')).toBe('/user/order_list?status=1');
  expect(takeRememberedPath('/')).toBe('/');
  writeCookie('fromPath', '/en-US/login', 60);
  expect(takeRememberedPath('/en-US/')).toBe('/en-US/');
});

test('a token lies in the cookies that the specification names, for one strategy at a time, and nowhere else', () => {
  storeToken('password', 'one');
  expect(readCookie('auth.strategy')).toBe('password');
  expect(readCookie('auth._token.password')).toBe('Bearer one');
  storeToken('code', 'two');
  expect(readCookie('auth._token.password')).toBeFalsy();
  expect(readToken()).toBe('two');
  expect(JSON.stringify(window.localStorage)).not.toContain('two');
});

test('logging out tells the server, clears user and token and goes home in the language of the page', async () => {
  const backend = openBackend({ '/api/user': success(me), '/api/logout': success() });
  await startSession('sms', 'token');
  expect($user.get()).toMatchObject({ uid: 1 });
  await logOut();
  expect(backend.askedFor('/api/logout')[0]?.headers.get('x-token')).toBe('token');
  expect($user.get()).toBeNull();
  expect(readToken()).toBeUndefined();
  expect(assign).toHaveBeenCalledWith('/en-US/');
});

test('"please log in" remembers the path, removes the token and opens the dialog', async () => {
  openBackend({ '/api/user': refusal('auth.expired', 'Please sign in', undefined, 410001) });
  storeToken('sms', 'old');
  await call(profileApi.me);
  expect(readCookie('fromPath')).toBe('/en-US/shopping_cart?x=1');
  expect(readToken()).toBeUndefined();
  expect($loginPanel.get()).toBe(1);
});

test('a session that is over leaves what was typed at a desk, and nothing else', async () => {
  openBackend({ '/api/user': refusal('auth.expired', 'Please sign in', undefined, 410001) });
  const draft = draftName(7, 'merchant/refunds', 'refuse', 'one');
  keepDraft(draft, { reason: '验货时已被使用' });
  window.localStorage.setItem('seen', '1');
  await call(profileApi.me);
  expect(readDraft(draft)).toEqual({ reason: '验货时已被使用' });
  expect(window.localStorage.getItem('seen')).toBeNull();
});

test.each([
  ['/en-US/shopping_cart', 'Connection failed; check the network and try again'],
  ['/shopping_cart', '连接失败，请检查网络后重试'],
])(
  'a call that reaches nobody on %s has words, and the bar at the foot offers to reconnect',
  async (pathname, words) => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { ...window.location, pathname });
    document.body.innerHTML = '<div id="offline" hidden><button>again</button></div>';
    vi.resetModules();
    await import('#islands/shell/offline.ts');
    const bar = document.getElementById('offline');
    openBackend({ '/api/user': success(me) });
    expect(await call(identityApi.captcha)).toEqual({
      ok: false,
      failure: { code: 'system.unreachable', message: words },
    });
    expect(bar?.hidden).toBe(true);
    vi.advanceTimersByTime(400);
    expect(bar?.hidden).toBe(false);
    await call(profileApi.me);
    expect(bar?.hidden).toBe(true);
    vi.useRealTimers();
  },
);

test('what answers without an envelope is a service error, whatever it says', async () => {
  const page = new Response('<html>502 Bad Gateway</html>', {
    status: 502,
    headers: { 'content-type': 'text/html' },
  });
  vi.stubGlobal('fetch', async () => page);
  expect(await call(profileApi.me)).toEqual({
    ok: false,
    failure: { code: 'system.no_answer', message: 'Service error; refresh and try again' },
  });
});
