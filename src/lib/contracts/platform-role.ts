/** Roles of the platform; one account may hold several. The owner may do everything. */
export const PLATFORM_ROLES = ['owner', 'review', 'finance', 'service', 'content', 'risk'] as const;
export type PlatformRole = (typeof PLATFORM_ROLES)[number];

/** How `scope` of an account names such a role. */
export const scopeOf = (role: PlatformRole): string => `platform:${role}`;

/** Whether the `scope` of an account is enough for an act of this role. */
export const scopeHolds = (scope: readonly string[], role: PlatformRole): boolean =>
  scope.includes(scopeOf('owner')) || scope.includes(scopeOf(role));

/**
 * Whether one of these roles is enough for an act that asks for another; an act without a role is closed to everybody.
 */
export const holdsRole = (
  held: readonly PlatformRole[] | undefined,
  asked: string | readonly string[] | undefined,
): boolean => {
  if (asked === undefined || !held) return false;
  return held.includes('owner') || [asked].flat().some((role) => (held as readonly string[]).includes(role));
};
