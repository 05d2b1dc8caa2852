export const staffFailures = {
  'staff.no_role': { status: 400 },
  /** Works for the store already. */
  'staff.twice': { status: 409 },
  'staff.invited_already': { status: 409 },
  'staff.invitation_not_found': { status: 404 },
  'staff.gone': { status: 404 },
  'staff.own_account': { status: 403 },
  /** A store without an owner could never be given one. */
  'staff.last_owner': { status: 409 },
} as const;
