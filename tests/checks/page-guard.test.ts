// The guard of the pages, tried on every row of PAGES with the middleware that runs in front of them.
//
// Without a login a protected page answers 302 to /login in the reader's language and remembers where he wanted to go.
// A public page never gets the visitor's account, since its HTML is cached for everybody.
import { expect, test, vi } from 'vitest';
import { PAGES, type PageAccess } from '#lib/contracts/routes.ts';
import { COOKIES } from '#lib/contracts/cookies.ts';

vi.mock('astro:middleware', () => ({ defineMiddleware: (guard: unknown) => guard }));
// Words are not what is tried here; the real ones come with Astro's build.
vi.mock('#lib/i18n/server.ts', () => ({ translatorOf: () => () => '', messagesOf: () => ({}) }));
const { onRequest } = (await import('../../src/middleware.ts')) as unknown as {
  onRequest(ctx: unknown, next: () => Promise<Response>): Promise<Response>;
};

interface Visit {
  response: Response;
  set: Record<string, string>;
  tokensSent: (string | undefined)[];
}

async function visit(
  path: string,
  cookies: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Visit> {
  const set: Record<string, string> = {};
  const tokensSent: (string | undefined)[] = [];
  const ctx = {
    url: new URL(path, 'http://mall.inside'),
    request: new Request(new URL(path, 'http://mall.inside'), { headers }),
    locals: {
      backend: {
        siteUrl: 'http://mall.inside',
        async transport({ headers }: { headers: Record<string, string> }) {
          tokensSent.push(headers['X-Token']);
          return headers['X-Token'] === 'good'
            ? { status: 200, data: { uid: 1 } }
            : { status: 41000, code: 'auth.required' };
        },
      } as { transport: unknown },
      call: undefined as unknown as (row: unknown) => Promise<unknown>,
    },
    cookies: {
      get: (name: string) => (name in cookies ? { value: cookies[name] } : undefined),
      set: (name: string, value: string) => void (set[name] = value),
    },
    redirect: (to: string, status: number) => new Response(null, { status, headers: { location: to } }),
  };
  const response = await onRequest(ctx, async () => {
    await ctx.locals.call({ method: 'GET', path: '/api/user', access: 'user' });
    return new Response('page');
  });
  return { response, set, tokensSent };
}

const addresses = (access: PageAccess): string[] =>
  Object.keys(PAGES)
    .filter((route) => PAGES[route] === access)
    .map((route) => route.replace(/\[[^\]]+\]/g, '7'));
const loggedIn = { [COOKIES.strategy]: 'password', 'auth._token.password': 'Bearer good' };

test.each(addresses('login'))('%s asks for a login, in both languages', async (path) => {
  for (const [prefix, login] of [
    ['', '/login'],
    ['/en-US', '/en-US/login'],
  ] as const) {
    for (const cookies of [{}, { ...loggedIn, 'auth._token.password': 'Bearer bad' }] as Record<
      string,
      string
    >[]) {
      const { response, set } = await visit(`${prefix}${path}?orderId=9`, cookies);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(login);
      expect(set[COOKIES.fromPath]).toBe(`${prefix}${path}?orderId=9`);
    }
  }
  const { response } = await visit(`${path}?id=9&orderId=9`, loggedIn);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(addresses('public'))('%s is rendered without knowing who asks', async (path) => {
  const { response, tokensSent } = await visit(
    `${path}?id=7&mer_id=7&belt_id=7&cate_id=7&coupon_id=7`,
    loggedIn,
  );
  expect(response.status).toBe(200);
  expect(tokensSent.length).toBeGreaterThan(0);
  expect(new Set(tokensSent)).toEqual(new Set([undefined]));
});

test('a page of one store that is asked for without it leads to the list, in the reader’s language', async () => {
  for (const [address, list] of [
    ['/store', '/shop_street'],
    ['/en-US/store_info', '/en-US/shop_street'],
  ] as const) {
    const { response } = await visit(address, loggedIn);
    expect([response.status, response.headers.get('location')]).toEqual([302, list]);
  }
});

test.each(addresses('guest'))('%s sends home who is logged in', async (path) => {
  const { response } = await visit(`${path}?id=9&orderId=9`, loggedIn);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  expect((await visit(path)).response.status).toBe(200);
});

test('a page that leads elsewhere is not fetched ahead, as its visitor may log in before he goes there', async () => {
  const ahead = { 'sec-purpose': 'prefetch' };
  for (const [path, cookies] of [
    ['/shopping_cart', {}],
    ['/en-US/user/order_list', {}],
    ['/merchant/orders', {}],
    ['/login?type=merchant', {}],
    ['/login', loggedIn],
  ] as const) {
    const { response, set } = await visit(path, cookies, ahead);
    expect([response.status, set], path).toEqual([401, {}]);
  }
  expect((await visit('/shopping_cart', loggedIn, ahead)).response.status).toBe(200);
  expect((await visit('/login', {}, ahead)).response.status).toBe(200);
});
