export const broadcastFailures = {
  'broadcast.not_found': { status: 404 },
  'broadcast.wrong_state': { status: 409 },
  'broadcast.name': { status: 400 },
  'broadcast.anchor': { status: 400 },
  'broadcast.cover': { status: 400 },
  'broadcast.goods': { status: 400 },
  'broadcast.time': { status: 400 },
  /** `n` rooms are announced already. */
  'broadcast.many': { status: 409 },
  'broadcast.no_service': { status: 409 },
  /** `origins`: where streams may come from. */
  'broadcast.stream': { status: 400 },
  'broadcast.other_live': { status: 409 },
  'broadcast.reason': { status: 400 },
} as const;
