// What the frame of every page does in the browser: banner, bar, entries that need a login, reload after an update.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyState } from '../../../src/components/shell/early-state.ts';
import { tabLinks } from '../../../src/components/shell/tab-links.ts';

const one = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
// A cookie of no age would live until its millisecond is over.
const forget = (name: string): void => void (document.cookie = `${name}=; Path=/; Max-Age=-1`);
const banner = '<aside data-closed-by="banner_7"><button>x</button></aside>';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});
afterEach(() => {
  for (const name of ['banner_7', 'auth.strategy', 'auth._token.password', 'lang']) forget(name);
  vi.restoreAllMocks();
});

test('closing the banner stores the cookie of its id, and the next page hides it before its first paint', async () => {
  document.body.innerHTML = banner;
  await import('#islands/shell/banner.ts');
  expect(one('aside').hidden).toBe(false);
  one('button').click();
  expect(one('aside').hidden).toBe(true);
  expect(document.cookie).toContain('banner_7=1');

  document.body.innerHTML = banner;
  new Function(earlyState)();
  expect(one('aside').hidden).toBe(true);
});

test('a banner with another id is shown', () => {
  document.cookie = 'banner_71=1; Path=/';
  document.body.innerHTML = banner;
  new Function(earlyState)();
  forget('banner_71');
  expect(one('aside').hidden).toBe(false);
});

test('the early script marks who holds a token', () => {
  delete document.documentElement.dataset['member'];
  new Function(earlyState)();
  expect('member' in document.documentElement.dataset).toBe(false);
  document.cookie = 'auth._token.password=Bearer%20abc; Path=/';
  new Function(earlyState)();
  expect('member' in document.documentElement.dataset).toBe(true);
});

test('the bar sticks after more than 5 px', async () => {
  document.body.innerHTML = '<div data-bar></div>';
  await import('#islands/shell/header-bar.ts');
  const at = (y: number): boolean => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    return one('[data-bar]').hasAttribute('data-stuck');
  };
  expect([0, 5, 6, 300, 2].map(at)).toEqual([false, false, true, true, false]);
});

test('asking for a price opens the dialog for a visitor, wherever the entry stands', async () => {
  document.body.innerHTML = '<a href="/en-US/search_price_order?product_id=3"><b>ask</b></a>';
  await import('#islands/shell/needs-login.ts');
  const { $loginPanel } = await import('#lib/stores/login-dialog.ts');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  one('b').dispatchEvent(event);
  expect([event.defaultPrevented, $loginPanel.get()]).toEqual([true, 1]);
  $loginPanel.set(null);
});

test('an entry that needs a login opens the dialog for a visitor, and its page for a member', async () => {
  document.body.innerHTML = '<a href="#quotes" data-needs-login><b>quotes</b></a>';
  await import('#islands/shell/needs-login.ts');
  const { $loginPanel } = await import('#lib/stores/login-dialog.ts');
  const click = (): boolean => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    one('b').dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([click(), $loginPanel.get()]).toEqual([true, 1]);
  $loginPanel.set(null);
  document.cookie = 'auth.strategy=password; Path=/';
  document.cookie = 'auth._token.password=Bearer%20abc; Path=/';
  expect([click(), $loginPanel.get()]).toEqual([false, null]);
});

test('the language toggle leads to the same page in the other language and keeps the choice', async () => {
  document.body.innerHTML = '<a data-language="en-US" href="/">English</a>';
  window.history.replaceState(null, '', '/goods_cate?title=6204#list');
  await import('#islands/shell/language.ts');
  const link = one<HTMLAnchorElement>('a');
  expect(link.getAttribute('href')).toBe('/en-US/goods_cate?title=6204#list');
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(document.cookie).toContain('lang=en-US');
});

test('a part that cannot be fetched reloads the page once', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await import('#islands/shell/newer-site.ts');
  const missing = (): Event => {
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    return event;
  };
  expect(missing().defaultPrevented).toBe(true);
  // A second part that is missed while the page is on its way does not begin anew.
  missing();
  expect(reload).toHaveBeenCalledTimes(1);
  // The page that came back misses it as well: it says so and stays.
  vi.resetModules();
  const reloaded = await import('#islands/shell/part-missing.ts');
  expect(reloaded.sayPartMissing()).toBe('said');
  expect(document.querySelector('[role=alert] button')).not.toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});

const tab = (link: string, outside: number | string = 0) => ({
  label: 'tab',
  link,
  group_data_id: 1,
  group_mer_id: 0,
  is_outside_chain: outside,
});

test('tabs lead to this site or the web, nowhere else', () => {
  const refused = [
    'javascript:alert(1)',
    ' JavaScript:x',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'x',
  ];
  expect(
    tabLinks(
      refused.map((link) => tab(link)),
      'zh-CN',
      '/',
    ),
  ).toEqual([]);
});

test('an absolute link opens a new window only when it is told to', () => {
  const links = tabLinks(
    [
      tab('https://a.example', 1),
      tab('https://c.example', '1'),
      tab('http://b.example'),
      tab('/short_video?x=1', 1),
    ],
    'en-US',
    '/short_video',
  );
  expect(links.map(({ href, isNewWindow, isCurrent }) => [href, isNewWindow, isCurrent])).toEqual([
    ['https://a.example', true, false],
    ['https://c.example', true, false],
    ['http://b.example', false, false],
    ['/en-US/short_video?x=1', false, true],
  ]);
});

test('islands are told when they are wanted: a login, the dialog, a message', async () => {
  const heard: string[] = [];
  for (const what of ['member', 'login', 'toast'])
    window.addEventListener(`wanted:${what}`, () => heard.push(what));
  document.body.innerHTML = '<button data-open-login="5">register</button>';
  await import('#islands/shell/wanted.ts');
  expect(heard).toEqual([]);

  one('button').click();
  const { $loginPanel } = await import('#lib/stores/login-dialog.ts');
  expect($loginPanel.get()).toBe(5);
  const { toast } = await import('#lib/stores/toast.ts');
  toast('saved', 'success');
  const { dropToken, storeToken } = await import('#lib/stores/token.ts');
  storeToken('password', 'abc');
  expect(heard).toEqual(['login', 'toast', 'member']);
  expect(document.documentElement.hasAttribute('data-member')).toBe(true);
  dropToken();
  expect(document.documentElement.hasAttribute('data-member')).toBe(false);
});

test('a message goes along to the page that is loaded while it stands, once, and not after a long way round', async () => {
  const { toast, $toasts, showStoredToasts, dismissToast } = await import('#lib/stores/toast.ts');
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const nextPage = () => {
    $toasts.set([]);
    showStoredToasts();
    return $toasts.get().map(({ text }) => text);
  };
  vi.useFakeTimers();
  $toasts.set([]);
  toast('sent', 'success');
  toast('refused', 'error');
  dismissToast($toasts.get()[0]!.id);
  leave();
  expect(nextPage()).toEqual(['refused']);
  expect(nextPage()).toEqual([]);
  toast('sent', 'success');
  leave();
  vi.setSystemTime(Date.now() + 60_000);
  expect(nextPage()).toEqual([]);
  vi.useRealTimers();
});
