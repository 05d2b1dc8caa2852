// What every browser test starts from: a language, an address of its own, and a console that must stay silent.
import { randomInt } from 'node:crypto';
import { expect, test as base, type Locator, type Page } from 'playwright/test';
import { createCall, type Call, type Transport } from '#lib/call/call.ts';
import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { wordsOf } from './words.ts';

export interface Mall {
  page: Page;
  /** Where the site is, without a slash at the end. */
  origin: string;
  locale: Locale;
  t: Translate;
  /** The address in the test's language. */
  href(path: string): string;
  /** Calls the API as nobody, or with a token, from the test's own address. */
  as(token?: string): Call;
  /** Network address that the server believes this test comes from. */
  from: string;
  /** Makes a complaint of the browser that the test provokes on purpose count for nothing. */
  expectComplaint(pattern: RegExp): void;
}

/** Pages are fetched ahead, and the menu may name one that a later feature brings. Anything else must be there. */
const PAGE_TO_COME = /status of 404 .*\(http:\/\/[^/]+(\/en-US)?\/[a-z_]+(\?[^)]*)?\)$/;
/** The browser says so when it leaves out the animation between two pages, as it may at any time. */
const GIVEN_UP_ANIMATION = /^InvalidStateError: Transition was aborted/;

const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const overFetch =
  (origin: string, from: string): Transport =>
  async ({ method, path, headers, body }) => {
    const reply = await fetch(origin + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': from },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return reply.json();
  };

export const test = base.extend<{ lang: Locale; mall: Mall }>({
  lang: ['zh-CN', { option: true }],
  mall: async ({ page, lang, baseURL }, use) => {
    const complaints: string[] = [];
    const expected: RegExp[] = [GIVEN_UP_ANIMATION, PAGE_TO_COME];
    const note = (text: string): void => void complaints.push(text);
    page.on('console', (message) => {
      if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(`${error.name}: ${error.message} (${page.url()})`));
    const origin = baseURL ?? '';
    const from = someAddress();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': from });
    await use({
      page,
      origin,
      locale: lang,
      t: wordsOf(lang),
      href: (path) => localizedPath(path, lang),
      as: (token) => createCall(overFetch(origin, from), () => ({ token, lang })),
      from,
      expectComplaint: (pattern) => void expected.push(pattern),
    });
    const surprising = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(surprising, 'complaints of the browser').toEqual([]);
  },
});

/** What React keeps at the element that it renders into, as far as it is asked here. */
interface RootFiber {
  stateNode: { current: { child: unknown; memoizedState: { isDehydrated?: boolean } } };
}

/**
 * Waits until the island around an element answers clicks and keys. The island drops `ssr` when React begins; it hears
 * keys only after React has gone through all of it and run its effects, which a busy machine does some time later.
 */
export async function awake(inside: Locator): Promise<void> {
  const island = inside.first().locator('xpath=ancestor::astro-island[1]');
  await expect(island).not.toHaveAttribute('ssr');
  await expect(async () => {
    const isReady = await island.evaluate(async (element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
      const root = key && (element as unknown as Record<string, RootFiber>)[key];
      const state = root && root.stateNode.current;
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      return Boolean(state && state.child && !state.memoizedState.isDehydrated);
    });
    expect(isReady, 'React has taken over the island').toBe(true);
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 });
}

export { expect };
