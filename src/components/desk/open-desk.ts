import type { AstroGlobal } from 'astro';
import { chosenStore } from '#components/store/chosen-store.ts';
import { deskApi, type Desk, type Desks, type InboxRow } from '#lib/contracts/desk.ts';
import { PLATFORM_ROLES } from '#lib/contracts/platform-role.ts';
import { STORE_ROLES } from '#lib/contracts/store-role.ts';
import { inputOf, readQuery } from '#islands/desk/address.ts';
import { countTabs, type Ask } from '#islands/desk/count-tabs.ts';
import { pageOf } from '#islands/desk/page-of.ts';
import type { AnyScreen } from '#islands/desk/screen.ts';
import { paths } from '#lib/i18n/paths.ts';
import type { CallArguments } from '#lib/call/call.ts';
import type { Row } from '#lib/contracts/endpoint.ts';
import { describeForm, takesWords } from './describe-form.ts';
import { menuOf } from './menu.ts';
import { mayCall, namesOfActs, screensOf, type Holder, type NamedScreen } from './screens.ts';

export interface OpenDesk {
  desk: Desk;
  desks: Desks;
  /** The store that is worked for. */
  store: Desks['stores'][number] | undefined;
  screens: NamedScreen[];
  /** Those of them that stand in the menu, in its order. */
  menu: readonly NamedScreen[];
  /** What the address names; undefined where there is no such screen, or none for this person. */
  here: NamedScreen | undefined;
  holder: Holder;
  inbox: InboxRow[];
  /** The person may not use this desk: the page says so, and shows nothing of it. */
  isRefused: boolean;
}

const holderOf = (desks: Desks, store: OpenDesk['store']): Holder => ({
  store: STORE_ROLES.filter((role) => store?.roles.includes(role)),
  platform: PLATFORM_ROLES.filter((role) => desks.platform.includes(role)),
});

/** Where a second factor is set up. */
const FACTOR_PLACE = '/user#second-factor';
/** Where a new store changes the password that was sent to it. */
const PASSWORD_PLACE = '/user?type=2#security';

/** What waits at a desk. */
const INBOXES = {
  merchant: deskApi.storeInbox,
  platform: deskApi.platformInbox,
  delivery: undefined,
} satisfies Record<Desk, Row | undefined>;

/**
 * Who may open a desk, in which store, and the screen of this address. Answers a redirect for a visitor who needs a
 * store and has none, for one who lacks the second factor or still has a password that was mailed to him (to the page
 * where that is done), and for an address without a screen (to the first one).
 */
export async function openDesk(
  astro: AstroGlobal,
  desk: Desk,
  { isScreen = true } = {},
): Promise<OpenDesk | Response> {
  const { call, href } = astro.locals;
  const found = await call(deskApi.desks);
  if (!found.ok) {
    const isWithoutFactor = found.failure.code === 'factor.must_set_up';
    return astro.redirect(href(isWithoutFactor ? FACTOR_PLACE : paths.login()), 302);
  }
  const desks = found.value;
  const isOpen = {
    merchant: desks.stores.length > 0,
    platform: desks.platform.length > 0,
    delivery: desks.delivery,
  };
  if (desk === 'merchant' && !isOpen.merchant) return astro.redirect(href(paths.merchantSettled()), 302);
  if (desk === 'merchant' && astro.locals.user?.must_change_password)
    return astro.redirect(href(PASSWORD_PLACE), 302);
  const { store, instead } = chosenStore(astro, desks);
  if (desk === 'merchant' && instead) return instead;
  const holder = holderOf(desks, store);
  const screens = isOpen[desk] ? screensOf(desk, holder) : [];
  const name = astro.params['screen'];
  const [first] = screens;
  if (isScreen && !name && first) return astro.redirect(href(`/${first.name}`), 302);
  const here = screens.find((one) => one.name === `${desk}/${name}`);
  const waiting = INBOXES[desk];
  const inbox = waiting && isOpen[desk] ? await call(waiting) : undefined;
  const rows = inbox?.ok ? inbox.value.rows : [];
  const menu = menuOf(desk, screens, holder);
  return { desk, desks, store, screens, menu, here, holder, inbox: rows, isRefused: !isOpen[desk] };
}

type AnyCall = (row: Row, ...input: CallArguments<Row>) => ReturnType<AstroGlobal['locals']['call']>;

/** What the island of a list screen begins with: the first page, the counts, the forms and what may be done. */
export async function listOf(astro: AstroGlobal, { name, screen }: NamedScreen, { holder }: OpenDesk) {
  const { backend, messages, t, user } = astro.locals;
  const call = astro.locals.call as unknown as AnyCall;
  const query = readQuery(screen, astro.url.searchParams);
  const [page, counted, byTab] = await Promise.all([
    screen.body ? undefined : call(screen.list, inputOf(screen, query)),
    screen.counts ? call(screen.counts, undefined) : undefined,
    screen.hasCounts ? countTabs(screen, query, call as unknown as Ask) : {},
  ]);
  const acts = [...(screen.acts ?? []), ...(screen.makes ?? [])].filter((act) => mayCall(act.row, holder));
  return {
    i18n: messages('desk', 'common', ...wordsOf(screen), ...(screen.alsoWords ?? [])),
    name,
    query,
    page: page?.ok ? pageOf<unknown>(page.value, query) : null,
    canSearch: !screen.body && takesWords(backend.whole(screen.list)),
    counts: counted?.ok ? (counted.value as unknown as { counts: Record<string, number> }).counts : byTab,
    forms: Object.fromEntries(
      acts.map(({ key, row, fields = [], required = [], options = {} }) => [
        key,
        describeForm(backend.whole(row), fields, t).map((field) => ({
          ...field,
          ...(options[field.name] ? { choices: options[field.name]!.map(String) } : {}),
          isRequired: field.isRequired || required.includes(field.name),
        })),
      ]),
    ),
    may: [
      ...acts.map((act) => act.key),
      ...[...(screen.ways ?? []), ...(screen.makeWays ?? [])].flatMap(({ key, row }) =>
        mayCall(row, holder) ? `way:${key}` : [],
      ),
      ...(screen.reads ?? []).flatMap(({ key, row }) => (mayCall(row, holder) ? `read:${key}` : [])),
      ...(screen.aboveFor && mayCall(screen.aboveFor, holder) ? ['above'] : []),
      ...screen.columns.flatMap(({ key, edit }) => (edit && mayCall(edit.row, holder) ? `edit:${key}` : [])),
    ],
    person: user?.uid ?? 0,
    now: new Date().toISOString(),
    ...(screen.namesActs ? { actNames: namesOfActs(t) } : {}),
  };
}

/** `order:desk` as `messages` takes it, and what the screens of its feature share. */
function wordsOf({ words }: AnyScreen): string[] {
  const [feature, place] = words.split(':');
  return [`${feature}.${place}`, `${feature}.shared`];
}
