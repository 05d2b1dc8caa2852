import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '../loopback.ts';

/** Whatever proxies write about whom they speak for. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-.*|fastly-client-ip)$/;
const HOST = /^(\[[0-9a-f:]+\]|[^:[\]]+)(:\d{1,5})?$/i;

/**
 * True for a browser on this machine that asked for this machine by a name of its own. A proxy on the same machine
 * comes from the same address and says for whom; a foreign page whose name was made to lead here (DNS rebinding) still
 * has that name as its Host.
 */
export function isThisMachine({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const remote = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  const host = HOST.exec(headers.host ?? '')?.[1] ?? '';
  const isForwarded = Object.keys(headers).some((name) => FORWARDING.test(name));
  return isLoopbackHost(remote) && isLoopbackHost(host) && !isForwarded;
}
