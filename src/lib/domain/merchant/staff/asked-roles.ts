import type { StaffRole, StoreRole } from '#lib/contracts/store-role.ts';

/** What an invitation asks somebody to be in the store. */
export const askedRoles = ({
  storeRoles,
  isRider,
}: {
  storeRoles: StoreRole[];
  isRider: boolean;
}): StaffRole[] => (isRider ? [...storeRoles, 'rider'] : storeRoles);

/** The desk where somebody in these roles works. */
export const deskOfRoles = (roles: readonly StaffRole[]): string =>
  roles.every((role) => role === 'rider') ? '/delivery' : '/merchant';
