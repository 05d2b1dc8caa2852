import { STAFF_ROLES, STORE_ROLES, type StaffRole, type StoreRole } from '#lib/contracts/store-role.ts';

/** Which roles are on and which are off, as a form sends them. */
export type Turns = Record<StaffRole, boolean>;
export const rolesOf = (turns: Partial<Turns>): StaffRole[] => STAFF_ROLES.filter((role) => turns[role]);

/** Those of them that open the desk of the store; riders have a desk of their own. */
export const deskRoles = (roles: readonly StaffRole[]): StoreRole[] =>
  STORE_ROLES.filter((role) => roles.includes(role));
