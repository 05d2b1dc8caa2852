// Every page has a row that says who may open it, and every address leads to a page.
//
// A page without a row would be public by accident; a row without a page is a link to nowhere. The guard itself is
// tried with the real middleware in tests/e2e; here the table and the tree must agree.
import { expect, test } from 'vitest';
import { NUMBERS } from '#components/goods/list/list-address.ts';
import { accessOf, hasPage, insteadOf, PAGE_QUERY, PAGES } from '#lib/contracts/routes.ts';
import { paths } from '#lib/i18n/paths.ts';
import { filesUnder, listOf, pathsUnder, readPlace } from '../support/source-files.ts';

/** Pages that answer for others: an unknown address, a broken server. */
const NO_ADDRESS = new Set(['/404', '/500', '/[...missing]']);

const routeOf = (place: string): string =>
  place
    .replace('src/pages', '')
    .replace(/\.(astro|ts)$/, '')
    .replace(/\/index$/, '') || '/';
const isPage = (place: string): boolean =>
  place.endsWith('.astro') && !place.split('/').some((part) => part.startsWith('_'));

const files = pathsUnder('src/pages').filter(isPage);
const routes = files.map(routeOf).filter((route) => !NO_ADDRESS.has(route));

test('every page file has a row in PAGES', () => {
  expect(listOf(routes.filter((route) => !(route in PAGES)))).toBe('');
});

test('every row in PAGES has a page file', () => {
  expect(listOf(Object.keys(PAGES).filter((route) => !routes.includes(route)))).toBe('');
});

test('the access of an address is that of its row, with and without its parameters and the last slash', () => {
  for (const [route, access] of Object.entries(PAGES)) {
    const address = route.replace(/\[[^\]]+\]/g, '12');
    expect(accessOf(address), address).toBe(access);
    if (address !== '/') expect(accessOf(`${address}/`), `${address}/`).toBe(access);
  }
});

test('a page of the visitor’s own is not for everybody', () => {
  const open = Object.entries(PAGES).filter(
    ([route, access]) => /^\/user(\/|$)/.test(route) && access === 'public',
  );
  expect(open.map(([route]) => route)).toEqual([]);
});

test('a protected page never marks itself as the same for everybody', () => {
  const findings = files.filter(
    (place) => PAGES[routeOf(place)] !== 'public' && /\bcacheable\(/.test(readPlace(place)),
  );
  expect(listOf(findings)).toBe('');
});

/** The address that each function of paths.ts makes, without its query. */
const made = Object.entries(paths).map(([name, make]) => {
  const goods = { product_id: 1, activity_id: 1, product_type: 'normal' };
  const argument = name === 'goodsCard' ? goods : make.length > 0 ? 1 : undefined;
  const isPage = name === 'goodsDetailOld' || argument === undefined || typeof argument === 'object';
  return [
    name,
    (make as (value?: unknown) => string)(isPage ? (argument === 1 ? undefined : argument) : argument),
  ] as const;
});

test('every link that is written leads to a page that is built', () => {
  const texts = filesUnder(
    ['src/pages', 'src/components', 'src/layouts', 'src/islands'],
    ['.astro', '.ts', '.tsx'],
  );
  const findings = made
    .filter(([, address]) => !hasPage(address))
    .flatMap(([name, address]) =>
      texts
        .filter(({ text }) => new RegExp(`\\bpaths\\.${name}\\b`).test(text) && !/\bhasPage\b/.test(text))
        .map(({ place }) => `${place}: ${name} → ${address}`),
    );
  expect(listOf(findings)).toBe('');
});

test('what a public page or a list reads from its address is let through to it', () => {
  const publicPages = files.filter((place) => PAGES[routeOf(place)] === 'public');
  const lists = pathsUnder('src/components/goods/list').filter((place) => place.endsWith('.ts'));
  const read = [...publicPages, ...lists].flatMap((place) =>
    [...readPlace(place).matchAll(/[pP]arams\.get\('([a-z_]+)'\)/g)].map(([, name]) => name!),
  );
  expect(listOf([...new Set([...read, ...NUMBERS])].filter((name) => !PAGE_QUERY.has(name)))).toBe('');
});

test('a page of one thing that is asked for without it leads to the list of such things, and no further', () => {
  const ask = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://mall.inside');
    return insteadOf(pathname, searchParams);
  };
  expect(ask('/store')).toBe('/shop_street');
  expect(ask('/store/')).toBe('/shop_street');
  expect(ask('/store?id=')).toBe('/shop_street');
  expect(ask('/store?id=3&page=2')).toBeUndefined();
  expect(ask('/qualifications?id=3')).toBe('/qualifications?mer_id=3');
  expect(ask('/store?mer_id=3%26x')).toBe('/store?id=3%26x');
  expect(ask('/order_detail')).toBe('/user/order_list');
  expect(ask('/user/refund_select?id=3')).toBe('/user/refund_select?orderId=3');
  for (const route of Object.keys(PAGES)) {
    const instead = ask(route);
    if (!instead) continue;
    expect(hasPage(instead), instead).toBe(true);
    expect(ask(instead), instead).toBeUndefined();
  }
});

/** Pages without a breadcrumb: the home pages, a dialog of its own, an address that only redirects. */
const WITHOUT_TRAIL = new Set(['/', '/index_old', '/login', '/goods_detail/index_old']);

test('every inner public page says where it stands: a trail of links from the home page, in itself or in its head', () => {
  const hasTrail = (place: string, depth = 2): boolean => {
    const source = readPlace(place);
    if (/<Breadcrumb\b/.test(source)) return true;
    const used = [...source.matchAll(/from '(#|\.\/)([^']+\.astro)'/g)].map(([, root, name]) =>
      root === './' ? `${place.slice(0, place.lastIndexOf('/'))}/${name}` : `src/${name}`,
    );
    return depth > 0 && used.some((component) => hasTrail(component, depth - 1));
  };
  const without = files.filter((file) => {
    const route = routeOf(file);
    return PAGES[route] === 'public' && !WITHOUT_TRAIL.has(route) && !hasTrail(file);
  });
  expect(listOf(without)).toBe('');
});
