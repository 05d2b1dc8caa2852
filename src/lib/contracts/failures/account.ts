export const accountFailures = {
  /** No token; the client answers the words of this row by opening the login dialog. */
  'auth.required': { status: 41000 },
  /** The token has expired. */
  'auth.expired': { status: 410001 },
  /** The session was ended elsewhere. */
  'auth.revoked': { status: 410002 },
  'auth.forbidden': { status: 403 },
} as const;
