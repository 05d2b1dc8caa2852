import { scopeOf, type PlatformRole } from '#lib/contracts/platform-role.ts';
import type { Account } from '#lib/contracts/identity.ts';

export interface AccountRow {
  uid: number;
  phone: string;
  nickname: string;
  avatar: string;
  passwordHash: string | null;
  /** active, disabled or closed. */
  status: string;
}

/** What the owner of an account sees of it. */
export function accountView(
  row: AccountRow,
  { roles, platformRoles = [] }: { roles: readonly string[]; platformRoles?: readonly PlatformRole[] },
): Account {
  const { uid, nickname, avatar, phone } = row;
  return { uid, nickname, avatar, phone, scope: ['buyer', ...roles, ...platformRoles.map(scopeOf)] };
}
