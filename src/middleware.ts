import { defineMiddleware } from 'astro:middleware';
import { createCall, type Transport } from '#lib/call/call.ts';
import { inStore } from '#lib/call/in-store.ts';
import { COOKIES, DESK_STORE_COOKIE, STRATEGIES, tokenCookie } from '#lib/contracts/cookies.ts';
import { accessOf, insteadOf } from '#lib/contracts/routes.ts';
import { siteApi } from '#lib/contracts/site.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { messagesOf, translatorOf } from '#lib/i18n/server.ts';
import { barePath, localeOfPath, localizedPath } from '#lib/i18n/locales.ts';

type Cookies = Parameters<Parameters<typeof defineMiddleware>[0]>[0]['cookies'];

function tokenOf(cookies: Cookies): string | undefined {
  const strategy = cookies.get(COOKIES.strategy)?.value;
  const known = STRATEGIES.find((name) => name === strategy) ?? STRATEGIES[0];
  return cookies.get(tokenCookie(known))?.value?.replace(/^Bearer\s+/, '') || undefined;
}

interface Answered {
  status?: unknown;
  code?: unknown;
}

/**
 * Notices when the mall behind a page cannot answer: otherwise the page would seem missing, or the visitor unknown. If
 * another backend does not know a call at all, that is reported separately.
 */
function watch(transport: Transport, seen: { onDown(): void; onUnknown(): void }): Transport {
  return async (request) => {
    try {
      const answer = await transport(request);
      const { status, code } = (answer ?? {}) as Answered;
      // Refusals have statuses of their own far above those of HTTP (41000: please log in).
      if (typeof status !== 'number' || (status >= 500 && status < 600)) seen.onDown();
      else if (status === 404 && (code === undefined || code === 'request.not_found')) seen.onUnknown();
      return answer;
    } catch (error) {
      seen.onDown();
      throw error;
    }
  };
}

/** A browser fetches what it may show later: when a pointer rests on a link. */
const isFetchedAhead = ({ headers }: Request): boolean =>
  headers.get('sec-purpose')?.includes('prefetch') === true;

/** The page of an inquiry, on which stores quote. */
const OFFER_PLACE = '/search_order_detail';

/** Language, words, call and actor of a request; guards of protected and guest pages. */
export const onRequest = defineMiddleware(async (ctx, next) => {
  const { locals, cookies, url } = ctx;
  // The server asks for cells of its own: there is no visitor and no frame.
  if (locals.listed) return next();
  // A language that was typed in another case.
  const [prefix] = /^\/en-us(?=\/|$)/i.exec(url.pathname) ?? [];
  if (prefix && prefix !== '/en-US')
    return ctx.redirect(localizedPath(url.pathname.slice(prefix.length) || '/', 'en-US') + url.search, 308);
  const locale = localeOfPath(url.pathname);
  const path = barePath(url.pathname);
  const access = accessOf(path);
  const instead = insteadOf(path, url.searchParams);
  // A protected page asks who it is first.
  if (instead && access === 'public') return ctx.redirect(localizedPath(instead, locale), 302);
  // A public page is cached for everybody, so nothing of a visitor may reach it.
  const token = access === 'public' ? undefined : tokenOf(cookies);

  locals.locale = locale;
  locals.t = translatorOf(locale);
  locals.messages = (...wanted) => messagesOf(locale, ...wanted);
  locals.href = (path) => localizedPath(path, locale);
  locals.isDown = locals.hasFailed === 'busy';
  const { backend } = locals;
  const isDesk = access === 'desk';
  // At a desk, and where a store quotes, every call of the page is made in the store that was chosen.
  const store = isDesk || path === OFFER_PLACE ? cookies.get(DESK_STORE_COOKIE)?.value : undefined;
  const transport = watch(
    inStore(backend.transport, () => store),
    {
      onDown: () => (locals.isDown = true),
      onUnknown: () => (locals.isUnknown = true),
    },
  );
  // What a page asks for its visitor counts at another backend as asked by that visitor.
  const caller = backend.origin ? locals.caller : undefined;
  locals.call = createCall(transport, () => ({ token, lang: locale, caller }), backend.shape);
  locals.frame = { home: undefined, config: undefined };
  locals.user = null;
  let cache: string | undefined;
  // An unpublished text is for those who have its address; caches and search engines must not store it.
  const isPreview = url.searchParams.has('preview');
  locals.cacheable = (tags, maxAge = 60) => {
    if (access === 'public' && !isPreview) cache = `${maxAge} ${tags.join(' ')}`;
  };

  const apologise = async (status: number, more: Record<string, string> = {}): Promise<Response> => {
    const { body } = await next('/500');
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...more };
    return new Response(body, { status, headers });
  };
  const sayBusy = () => apologise(503, { 'retry-after': '5' });
  if (locals.hasFailed) return locals.isDown ? sayBusy() : apologise(500);

  if (access !== 'public' && token) {
    const me = await locals.call(profileApi.me);
    if (me.ok) locals.user = me.value;
  }
  if (locals.isDown) return sayBusy();
  const asksForLogin = (access === 'login' || isDesk) && !locals.user;
  // Merchants log in by an address of their own, which leads on to their desk; buyers' login leads home.
  const isOfMerchants = access === 'guest' && url.searchParams.get('type') === 'merchant';
  const isKnown = access === 'guest' && Boolean(locals.user);
  // The redirect depends on the visitor, who may log in between a prefetch and the click: the prefetched answer must
  // not be cached.
  if ((asksForLogin || isOfMerchants || isKnown) && isFetchedAhead(ctx.request))
    return new Response(null, { status: 401, headers: { 'cache-control': 'no-store' } });
  if (asksForLogin) {
    cookies.set(COOKIES.fromPath, url.pathname + url.search, { path: '/', sameSite: 'lax' });
    return ctx.redirect(localizedPath('/login', locale), 302);
  }
  if (instead) return ctx.redirect(localizedPath(instead, locale), 302);
  if (isKnown) return ctx.redirect(localizedPath(isOfMerchants ? '/merchant' : '/', locale), 302);
  if (isOfMerchants)
    cookies.set(COOKIES.fromPath, localizedPath('/merchant', locale), { path: '/', sameSite: 'lax' });

  // Read before the page is written: what stands inside a layout that waits is written in pieces, which takes a fifth
  // more of the processor. It is the same for everybody.
  const ask = createCall(transport, () => ({ lang: locale }), backend.shape);
  const [home, config] = await Promise.all([ask(siteApi.home), ask(siteApi.config)]);
  locals.frame = { home: home.ok ? home.value : undefined, config: config.ok ? config.value : undefined };

  const response = await next();
  // Parts of the page may still be loading data: the code that reads the page to its end (web/pages.ts) checks once
  // more.
  if (locals.isDown) return sayBusy();
  if (isPreview || isDesk) response.headers.set('x-robots-tag', 'noindex, nofollow');
  if (cache && response.status === 200) response.headers.set('x-page-cache', cache);
  else if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return response;
});
