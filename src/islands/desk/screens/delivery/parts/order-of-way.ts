import type { DeliveryView } from '#lib/contracts/delivery.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const nameOf = (person: number): string => `rides:way:${person}`;

/** The order that a rider has made by hand, as this phone keeps it. */
export function readWay(person: number): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(nameOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function keepWay(person: number, ids: readonly string[]): void {
  try {
    window.localStorage.setItem(nameOf(person), JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing has the order of the streets again next time.
  }
}

/**
 * Rides as they lie on the way: by region, street and number, so that neighbours stand together; those that were put in
 * order by hand keep that.
 */
export function orderOfWay(
  rides: readonly DeliveryView[],
  byHand: readonly string[],
  locale: Locale,
): DeliveryView[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const placeOf = ({ delivery_id: id }: DeliveryView): number =>
    byHand.includes(id) ? byHand.indexOf(id) : byHand.length;
  const lineOf = ({ receiver }: DeliveryView): string => `${receiver.region} ${receiver.detail}`;
  return rides.toSorted((a, b) => placeOf(a) - placeOf(b) || compare(lineOf(a), lineOf(b)));
}

const OVER: ReadonlySet<DeliveryView['status']> = new Set(['done', 'cancelled', 'returned']);

/** The rides that are to be done now, and at their places those of before that have ended. */
export function withEnded(before: readonly DeliveryView[], now: readonly DeliveryView[]): DeliveryView[] {
  const known = new Set(now.map(({ delivery_id: id }) => id));
  const rides = [...now];
  for (const [at, ride] of before.entries())
    if (OVER.has(ride.status) && !known.has(ride.delivery_id)) rides.splice(at, 0, ride);
  return rides;
}

/** The list with one of its rides a place up or down. */
export function moved(rides: readonly DeliveryView[], at: number, step: number): string[] {
  const ids = rides.map(({ delivery_id: id }) => id);
  const to = at + step;
  if (to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(at, 1).toSpliced(to, 0, ids[at]!);
}
