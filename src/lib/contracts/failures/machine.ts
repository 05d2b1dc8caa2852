export const machineFailures = {
  /** A token of a store's program at a door that its scopes do not open, or that no token opens. */
  'auth.scope': { status: 403 },
  'machine.not_found': { status: 404 },
  'machine.name': { status: 400 },
  'machine.scopes': { status: 400 },
  'machine.days': { status: 400 },
  /** The store has `n` in force, and that is enough. */
  'machine.limit': { status: 409 },
  'webhook.not_found': { status: 404 },
  /** No address that the mall may speak to: a public one, by https. */
  'webhook.url': { status: 400 },
  'webhook.events': { status: 400 },
  /** The store has `n` addresses, and that is enough. */
  'webhook.limit': { status: 409 },
  /** It waits to be sent as it is. */
  'webhook.waiting': { status: 409 },
} as const;
