// The layers of the code, and which of them each may import.
//
// A page that reaches into the database works today and cannot run against a remote API tomorrow. A domain act that
// knows HTTP cannot be tested without it. A feature that imports a later one makes a circle that nobody can cut.
// So each layer says what it may import, and anything else fails here with the sentence that explains it.
// When a rule stands in the way of something good: change the table below and docs/architecture.md together.
import { expect, test } from 'vitest';
import { importsOf, isOurs, type Import } from '../support/read-imports.ts';
import { filesUnder, listOf } from '../support/source-files.ts';

/**
 * layer → the layers it may import, besides itself. A name in `types` may be imported as types only, one in `scripts`
 * only by the <script> parts of .astro files, which run in the browser.
 */
const layers: Record<string, { may: string[]; types?: string[]; scripts?: string[] }> = {
  kernel: { may: [] },
  contracts: { may: ['kernel'], types: ['i18n'] },
  i18n: { may: ['kernel', 'contracts'] },
  db: { may: ['kernel', 'contracts'] },
  adapters: { may: ['kernel'], types: ['contracts'] },
  // db: only in files called *.repo.ts, see below.
  tables: { may: ['kernel'] },
  domain: { may: ['contracts', 'kernel', 'tables'], types: ['adapters', 'db', 'i18n'] },
  api: { may: ['contracts', 'kernel', 'domain', 'i18n', 'tables'], types: ['adapters', 'db'] },
  call: { may: ['contracts', 'kernel', 'i18n'] },
  stores: { may: ['contracts', 'kernel', 'i18n', 'call'] },
  seed: { may: ['domain', 'db', 'contracts', 'kernel', 'i18n', 'adapters'], types: ['api'] },
  server: {
    may: ['kernel', 'contracts', 'tables', 'i18n', 'db', 'adapters', 'domain', 'api', 'call', 'seed'],
  },
  demo: {
    may: ['seed', 'server', 'api', 'domain', 'db', 'contracts', 'kernel', 'tables', 'i18n', 'adapters'],
  },
  'islands/ui': { may: ['i18n', 'kernel', 'contracts'] },
  islands: { may: ['islands/ui', 'stores', 'call', 'i18n', 'contracts', 'kernel', 'tables'] },
  components: {
    may: ['islands', 'islands/ui', 'i18n', 'contracts', 'kernel', 'content'],
    types: ['call'],
    scripts: ['stores'],
  },
  layouts: {
    may: ['components', 'islands', 'islands/ui', 'i18n', 'contracts', 'kernel', 'styles'],
    types: ['call'],
    scripts: ['stores'],
  },
  pages: {
    may: [
      'layouts',
      'components',
      'islands',
      'islands/ui',
      'i18n',
      'contracts',
      'kernel',
      'content',
      'styles',
    ],
    types: ['call'],
  },
  middleware: { may: ['i18n', 'contracts', 'kernel', 'call'], types: ['server'] },
  env: { may: ['i18n', 'contracts', 'kernel', 'call'], types: ['server'] },
  content: { may: [] },
  styles: { may: [] },
};

/** Areas in their order, features in their order; a feature may use those before it. */
const features = [
  ['content', ['media', 'site', 'article', 'agreement', 'feed', 'editing']],
  [
    'account',
    [
      'risk',
      'identity',
      'profile',
      'address',
      'business-card',
      'notice',
      'company',
      'closing',
      'audit',
      'idempotency',
    ],
  ],
  [
    'merchant',
    ['library', 'store', 'place', 'certificate', 'hotline', 'intention', 'customer', 'machine', 'staff'],
  ],
  [
    'goods',
    [
      'search',
      'catalog',
      'by-hand',
      'own-category',
      'import',
      'review',
      'favourite',
      'visit',
      'tally',
      'arrival',
      'store-home',
      'goods-desk',
      'taxonomy',
    ],
  ],
  ['community', ['post', 'broadcast']],
  [
    'trade',
    [
      'pricing',
      'ledger',
      'credit',
      'freight',
      'price-list',
      'cart',
      'shipping-fee',
      'coupon',
      'points',
      'settlement',
      'withdrawal',
      'activity',
      'seckill',
      'presale',
      'bundle',
      'sample',
      'order',
      'payment',
      'delivery',
      'invoice',
      'fee-invoice',
      'approval',
      'paper',
      'refund',
      'reminder',
      'reconciliation',
    ],
  ],
  ['sourcing', ['inquiry', 'quotation']],
  ['service', ['chat', 'feedback', 'job', 'provider']],
  // The check-out uses all of the above: it prices, and it places the order.
  ['trade', ['checkout']],
  // What waits for the people behind the mall comes from everywhere.
  ['desk', ['inbox', 'oversight', 'store-closing', 'calendar', 'insight', 'change-feed', 'mass-change']],
] as const;

const order = features.flatMap(([area, names]) => names.map((name) => `${area}/${name}`));

const serverPackages = /^(hono|@hono\/|drizzle-orm|pg$|pg-boss|@electric-sql\/|astro|react)/;
const mayUsePackages: Record<string, RegExp> = {
  kernel: /^node:/,
  contracts: /^zod/,
  domain: /^(?!hono|@hono\/|astro|react|pg-boss|pg$|drizzle-orm|@electric-sql\/)/,
  db: /^(?!hono|@hono\/|astro|react)/,
  api: /^(?!drizzle-orm|pg$|pg-boss|@electric-sql\/|astro|react)/,
  call: /^(?!drizzle-orm|pg$|hono|react|astro)/,
  stores: /^(?!drizzle-orm|pg$|hono|astro)/,
  'islands/ui': /^(?!drizzle-orm|pg$|hono|ofetch|node:|astro(?!:transitions))/,
  islands: /^(?!drizzle-orm|pg$|hono|ofetch|node:|astro(?!:transitions))/,
};

function layerOf(place: string): string {
  const [top, first = '', second = ''] = place.split('/');
  if (top === 'demo') return 'demo';
  if (first === 'lib') return second;
  if (first === 'islands' && second === 'ui') return 'islands/ui';
  return first.replace(/\.(d\.)?ts$/, '');
}

const featureOf = (place: string): string | undefined => {
  const [, , layer, area, feature] = place.split('/');
  return layer === 'domain' && feature && !feature.endsWith('.ts') ? `${area}/${feature}` : undefined;
};

const files = filesUnder(['src', 'demo'], ['.ts', '.tsx', '.astro', '.mjs']);
const imports = files.flatMap(importsOf);
const ours = imports.filter(({ to }) => isOurs(to));

function forbiddenImport({ from, to, isType, isScript }: Import): string | undefined {
  const [here, there] = [layerOf(from), layerOf(to)];
  if (here === there) return undefined;
  const rule = layers[here];
  if (!rule) return `${from} is in no layer of the table`;
  if (rule.may.includes(there) || (isType && rule.types?.includes(there))) return undefined;
  if (isScript && rule.scripts?.includes(there)) return undefined;
  if (here === 'domain' && there === 'db' && from.endsWith('.repo.ts')) return undefined;
  if (here === 'call' && there === 'api' && from.endsWith('/in-process.ts') && isType) return undefined;
  const how = rule.types?.includes(there)
    ? `${here} may import only types of ${there}`
    : `${here} may not import ${there}`;
  return `${from} → ${to}: ${how}`;
}

test('every import goes through an open door', () => {
  expect(listOf(ours.flatMap((one) => forbiddenImport(one) ?? []))).toBe('');
});

test('nothing of the mall knows the demo', () => {
  const findings = imports
    .filter(({ from, to }) => from.startsWith('src/') && to.startsWith('demo/'))
    .map(({ from, to }) => `${from} → ${to}`);
  expect(listOf(findings)).toBe('');
});

test('a feature uses earlier features only, and enters them by their index', () => {
  const findings = ours.flatMap(({ from, to, isType }) => {
    const [here, there] = [featureOf(from), featureOf(to)];
    if (layerOf(to) !== 'domain' || !there || here === there) return [];
    if (!to.endsWith('/index.ts') && !(isType && layerOf(from) !== 'domain'))
      return [`${from} → ${to}: enter ${there} by its index.ts`];
    if (!here) return [];
    const [mine, theirs] = [order.indexOf(here), order.indexOf(there)];
    if (mine < 0 || theirs < 0) return [`${mine < 0 ? here : there} is not in the table of features`];
    return theirs < mine ? [] : [`${from} → ${to}: ${there} comes after ${here}`];
  });
  expect(listOf(findings)).toBe('');
});

test('every feature of the domain is in the table', () => {
  const present = new Set(files.flatMap(({ place }) => featureOf(place) ?? []));
  expect([...present].filter((name) => !order.includes(name))).toEqual([]);
});

test('packages stay in the layers that need them', () => {
  const findings = imports
    .filter(({ to }) => !isOurs(to) && !to.startsWith('.') && !to.startsWith('locales/'))
    .filter(({ from, to, isType }) => !isType && mayUsePackages[layerOf(from)]?.test(to) === false)
    .filter(({ from, to }) => !(from.endsWith('.repo.ts') && to.startsWith('drizzle-orm')))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(listOf(findings)).toBe('');
});

test('pages, layouts and components get data through Astro.locals.call, never from a server package', () => {
  const outside = new Set(['pages', 'layouts', 'components']);
  const findings = imports
    .filter(({ from, to, isType }) => outside.has(layerOf(from)) && !isType && serverPackages.test(to))
    .filter(({ to }) => !/^(astro|react)/.test(to))
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(listOf(findings)).toBe('');
});

test('imports inside the project end in the file they mean, so that Node.js runs them as they are', () => {
  const findings = ours
    .filter(
      ({ from, to }) => from.startsWith('src/lib/') && !/\.(ts|tsx|mjs|json|css|astro|svg)(\?\w+)?$/.test(to),
    )
    .map(({ from, to }) => `${from} → ${to}`);
  expect(listOf(findings)).toBe('');
});

// The server runs from one file. What is loaded from an address that is put together while it runs is read from the
// sources once more, and is not what the server has: meant for contracts alone, whose answers the file leaves out.
test('what is loaded later is named where it is loaded, but for built pages and the sources of contracts', () => {
  const meant = new Set(['src/lib/server/start.ts', 'src/lib/api/contract-sources.ts']);
  const findings = filesUnder(['src/lib'], ['.ts'])
    .filter(({ place, text }) => !meant.has(place) && /\bimport\((?!['`]\.{0,2}[#\w@/])/.test(text))
    .map(({ place }) => place);
  expect(listOf(findings)).toBe('');
});
