/** Roles of a store; one account may hold several. The owner and the manager may do everything. */
export const STORE_ROLES = ['owner', 'manager', 'sales', 'warehouse', 'finance', 'service'] as const;
/** Whoever works for a store, whatever he does there. */
export const EVERYBODY = ['sales', 'warehouse', 'finance', 'service'] as const satisfies readonly StoreRole[];
export type StoreRole = (typeof STORE_ROLES)[number];

/** What the people of a store are there; a rider alone has no desk of the store, only his rides. */
export const STAFF_ROLES = [...STORE_ROLES, 'rider'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whoever deals with buyers: sells, packs, brings or answers; not who keeps the books alone. */
export const WITH_BUYERS = ['sales', 'warehouse', 'service'] as const satisfies readonly StoreRole[];

/** Roles for selling, packing, delivery and service need the phones of receivers and buyers; finance alone does not. */
export const needsPhones = (held: readonly StoreRole[] = []): boolean =>
  held.some((role) => role !== 'finance');

/**
 * Whether one of these roles is enough for an act of a store; an act that names none is the owner's and the manager's,
 * and one that names `owner` his alone.
 */
export const holdsStoreRole = (
  held: readonly StoreRole[] | undefined,
  asked: string | readonly string[] | undefined,
): boolean => {
  if (!held) return false;
  if (held.includes('owner')) return true;
  if (asked === 'owner') return false;
  return (
    held.includes('manager') ||
    [asked ?? []].flat().some((role) => (held as readonly string[]).includes(role))
  );
};
