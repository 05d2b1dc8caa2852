import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '../loopback.ts';

/** Headers in which proxies and their networks name the client; no browser sends any of them. */
const FORWARDING = /forwarded|^(via$|cf-|cdn-|x-envoy-)|ip$/;
const HOST = /^(\[[0-9a-f:]+\]|[^:[\]]+)(:\d{1,5})?$/i;

/**
 * True for a browser on this machine that asked for this machine by a name of its own. A proxy on the same machine
 * comes from the same address and says for whom; a foreign page whose name was made to lead here (DNS rebinding) still
 * has that name as its Host. One that says nothing, as nginx by itself, speaks HTTP/1.0, which no browser does.
 */
export function isThisMachine({
  headers,
  socket,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'socket' | 'httpVersion'>): boolean {
  const remote = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  const host = HOST.exec(headers.host ?? '')?.[1] ?? '';
  const isForwarded = Object.keys(headers).some((name) => FORWARDING.test(name));
  return isLoopbackHost(remote) && isLoopbackHost(host) && !isForwarded && httpVersion !== '1.0';
}
