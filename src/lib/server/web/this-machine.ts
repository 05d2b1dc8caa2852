import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '../loopback.ts';

/** Headers in which proxies and their networks name the client; no browser sends any of them. */
const FORWARDING = /forwarded|^(via$|cf-|cdn-|x-envoy-)|ip$/;
const HOST = /^(\[[0-9a-f:]+\]|[^:[\]]+)(:\d{1,5})?$/i;

/**
 * True for a browser on this machine that used a loopback name (localhost, 127.0.0.1). A proxy on the same machine has
 * a loopback address too, but sends a header that names its client, or speaks HTTP/1.0 (nginx by default), which no
 * browser does. A foreign name that resolves to this machine (DNS rebinding) is refused by its Host header.
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
