import type { Desk } from '#lib/contracts/desk.ts';
import type { PlatformRole } from '#lib/contracts/platform-role.ts';
import type { StoreRole } from '#lib/contracts/store-role.ts';
import { mayCall, type Holder, type NamedScreen } from './screens.ts';

/** What a narrow role has in its menu. */
interface Plan {
  /** Groups of the menu, what the role does all day first; what is not named follows in its usual order. */
  groups: readonly string[];
  /** Screens that stand at the head of their group. */
  first?: readonly string[];
  /** Screens that are read for the work, though nothing can be done at them. */
  reads?: readonly string[];
  /** Screens where the role has no work, though it may read them. */
  without?: readonly string[];
}

/** Owner and manager have no plan: all that they may open stands in the usual order. */
const STORE: Partial<Record<StoreRole, Plan>> = {
  sales: { groups: ['start', 'orders', 'sourcing', 'customers', 'goods', 'marketing'], reads: ['refunds'] },
  warehouse: { groups: ['start', 'orders', 'goods'], reads: ['goods'], without: ['mass-changes', 'live'] },
  finance: {
    groups: ['start', 'money', 'orders', 'customers'],
    first: ['invoices'],
    without: ['calendar', 'customer-prices', 'live'],
  },
  service: {
    groups: ['start', 'orders', 'customers', 'goods'],
    first: ['messages', 'refunds'],
    reads: ['goods', 'stock', 'coupons'],
    without: ['live'],
  },
};
const PLATFORM: Partial<Record<PlatformRole, Plan>> = {
  review: { groups: ['start', 'review', 'stores'], reads: ['stores'] },
  finance: { groups: ['start', 'finance', 'orders', 'stores'], reads: ['closings'] },
  service: {
    groups: ['start', 'review', 'orders', 'members', 'stores'],
    reads: ['stores', 'members'],
  },
  content: { groups: ['start', 'site', 'catalogue', 'stores', 'marketing'] },
  risk: { groups: ['start', 'stores', 'members', 'system'], first: ['store-risks', 'risks', 'audit'] },
};
/** Lists of people stand in every menu: whoever works somewhere knows his colleagues, and leaves there. */
const EVERYWHERE = ['staff'];

const nameIn = ({ name }: NamedScreen): string => name.slice(name.indexOf('/') + 1);

/** Whether something is done at a screen, and whether the person may do any of it; a list without acts is there to read. */
function isWork({ screen }: NamedScreen, holder: Holder): boolean {
  const { acts = [], aboveFor, columns, makes = [], makeWays = [], ways = [] } = screen;
  const rows = [
    ...[...acts, ...makes, ...ways, ...makeWays].map(({ row }) => row),
    ...columns.flatMap(({ edit }) => edit?.row ?? []),
    ...(aboveFor ? [aboveFor] : []),
  ];
  // What everybody may do who is logged in is nobody's work.
  const own = rows.filter(({ access }) => access !== 'user' && access !== 'public');
  return rows.length === 0 || own.some((row) => mayCall(row, holder));
}

/** The place of a word in a list; behind all of them where it is not named. */
const placeIn = (list: readonly string[], word: string): number => {
  const at = list.indexOf(word);
  return at < 0 ? list.length : at;
};

/**
 * The menu of a desk: for owners and managers all that they may open, for narrower roles what they do all day first, and
 * nothing at which they can do nothing. What is left out still opens where a link leads to it.
 */
export function menuOf(desk: Desk, screens: readonly NamedScreen[], holder: Holder): readonly NamedScreen[] {
  const plans =
    desk === 'merchant'
      ? holder.store.map((role) => STORE[role])
      : holder.platform.map((role) => PLATFORM[role]);
  if (desk === 'delivery' || plans.some((plan) => plan === undefined)) return screens;
  const of = (key: keyof Plan): string[] => [...new Set(plans.flatMap((plan) => plan?.[key] ?? []))];
  const [groups, first, reads] = [of('groups'), of('first'), of('reads')];
  // With two roles a screen is left out where neither of them works.
  const without = of('without').filter((name) => plans.every((plan) => plan?.without?.includes(name)));
  const places = screens
    .filter((one) => {
      const name = nameIn(one);
      if (without.includes(name)) return false;
      return isWork(one, holder) || reads.includes(name) || EVERYWHERE.includes(name);
    })
    .map((one, at) => ({
      one,
      by: [placeIn(groups, one.screen.group), placeIn(first, nameIn(one)), at] as const,
    }));
  return places
    .toSorted(({ by: a }, { by: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ one }) => one);
}
