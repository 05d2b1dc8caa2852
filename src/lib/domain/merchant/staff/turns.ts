import { STORE_ROLES, type StoreRole } from '#lib/contracts/store-role.ts';

/** Which roles are on and which are off, as a form sends them. */
export type Turns = Record<StoreRole, boolean>;
export const rolesOf = (turns: Turns): StoreRole[] => STORE_ROLES.filter((role) => turns[role]);
