export const machineFailures = {
  /** A token of a store's program for a row outside its scopes, or for one that takes no tokens. */
  'auth.scope': { status: 403 },
  'machine.not_found': { status: 404 },
  'machine.name': { status: 400 },
  'machine.scopes': { status: 400 },
  'machine.days': { status: 400 },
  /** The store has `n` tokens in force, and may have no more. */
  'machine.limit': { status: 409 },
  'webhook.not_found': { status: 404 },
  /** No address that the mall may call: it must be public, and https. */
  'webhook.url': { status: 400 },
  'webhook.events': { status: 400 },
  /** The store has `n` webhooks, and may have no more. */
  'webhook.limit': { status: 409 },
  /** The delivery still waits to be sent. */
  'webhook.waiting': { status: 409 },
} as const;
