import type { Desk } from '#lib/contracts/desk.ts';
import { holdsRole, type PlatformRole } from '#lib/contracts/platform-role.ts';
import { holdsStoreRole, type StoreRole } from '#lib/contracts/store-role.ts';
import type { Row } from '#lib/contracts/endpoint.ts';
import type { AnyScreen } from '#islands/desk/screen.ts';
import { screenWord } from '#islands/desk/screen-word.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** A screen with its name, which is its place under the desks: merchant/orders. */
export interface NamedScreen {
  name: string;
  screen: AnyScreen;
}

const files = import.meta.glob<{ default: AnyScreen }>(
  ['/src/islands/desk/screens/*/*.tsx', '/src/islands/desk/screens/*/goods/*.tsx'],
  { eager: true },
);

const all: NamedScreen[] = Object.entries(files)
  .map(([place, { default: screen }]) => ({
    name: place.replace('/src/islands/desk/screens/', '').replace('.tsx', ''),
    screen,
  }))
  .toSorted((a, b) => a.screen.place - b.screen.place);

/** A screen by its name. */
export const screenNamed = (name: string): AnyScreen | undefined =>
  all.find((one) => one.name === name)?.screen;

/** What heads a screen at its address. */
export const titleAt = (t: Translate, screen: AnyScreen, { searchParams }: URL): string =>
  screenWord(t, screen.words, screen.titleAt?.(searchParams) ?? 'title');

/** Roles of the person at the open desk. */
export interface Holder {
  store: readonly StoreRole[];
  platform: readonly PlatformRole[];
}

/** Whether a person may call a row, by the same rules as `api/guard.ts`. */
export function mayCall(
  { access, role }: Pick<Row, 'access' | 'role'>,
  { store, platform }: Holder,
): boolean {
  if (access === 'merchant') return holdsStoreRole(store, role);
  if (access === 'platform') return holdsRole(platform, role);
  return true;
}

/** The screens of a desk that a person may open, in the order of its menu. */
export const screensOf = (desk: Desk, holder: Holder): NamedScreen[] =>
  all.filter(
    ({ name, screen }) => name.startsWith(`${desk}/`) && mayCall(screen.door ?? screen.list, holder),
  );

/** What the acts of all screens are called: "POST /api/merchant/order/ship/:id" is 订单 · 发货. */
export function namesOfActs(t: Translate): Record<string, string> {
  const words = new Map<string, { title: string; acts: Set<string> }>();
  for (const { screen } of all) {
    const title = screenWord(t, screen.words, 'title');
    const name = ({ method, path }: Row, word: string): void => {
      const known = words.get(`${method} ${path}`) ?? { title, acts: new Set() };
      // One row may create and change: both words are kept. An act that another screen has as well keeps its first
      // title.
      if (known.title === title) known.acts.add(word);
      words.set(`${method} ${path}`, known);
    };
    const { makes = [], acts = [], ways = [], elsewhere = [] } = screen;
    for (const { row, key } of [...makes, ...acts, ...ways, ...elsewhere])
      name(row, screenWord(t, screen.words, `act.${key}.name`));
    for (const { edit, key } of screen.columns)
      if (edit) name(edit.row, screenWord(t, screen.words, `col.${key}`));
    if (screen.table) name(screen.table, t('desk:table.open'));
  }
  return Object.fromEntries(
    [...words].map(([act, { title, acts }]) => [act, `${title} · ${[...acts].join(' / ')}`]),
  );
}
