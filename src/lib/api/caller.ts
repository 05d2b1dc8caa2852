import type { Context as HonoContext } from 'hono';

/** Set by the server on requests it passes on; a header of this name from outside is dropped there. */
export const CALLER_HEADER = 'x-caller-address';

/** The address behind a request, as the server saw it; X-Forwarded-For counts only from a trusted proxy. */
export const callerAddress = (c: HonoContext): string => c.req.header(CALLER_HEADER) ?? 'inside';
