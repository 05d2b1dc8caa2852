import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whose word about the address of a caller counts: the last proxies of a row, or those that stand in these networks. */
export type TrustedProxies = { hops: number } | { networks: BlockList };

const MOST_HOPS = 16;

/** An address as one writes it: without a port, brackets, or the prefix of IPv4 in IPv6; '' when it is none. */
function addressIn(text: string): string {
  const trimmed = text.trim();
  if (isIP(trimmed) === 4) return trimmed;
  const bare = trimmed
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) ? bare : '';
}

/**
 * `no` and `yes` are no proxy and one; a number is that many, one behind the other; anything else is a list of addresses
 * and networks (10.0.0.0/8, fd00::/8). Undefined for what is none of these.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'no') return { hops: 0 };
  if (text === 'yes') return { hops: 1 };
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? { hops: Number(text) } : undefined;
  const networks = new BlockList();
  const parts = text.split(/[\s,]+/).filter(Boolean);
  for (const part of parts) {
    const [address = '', bits, more] = part.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (!family || more !== undefined || prefix < 0 || prefix > most) return undefined;
    networks.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  return parts.length > 0 ? { networks } : undefined;
}

/**
 * The address behind a request. Each proxy adds to the right of X-Forwarded-For whom it heard; what stands further left
 * than our own proxies reach was written by somebody else and counts for nothing.
 */
export function callerOf(req: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: TrustedProxies): string {
  let known = addressIn(req.socket.remoteAddress ?? '');
  const said = String(req.headers['x-forwarded-for'] ?? '').split(',');
  // From the right, and no further than somebody is believed: this is done for every request.
  for (const [at, part] of said
    .filter((part) => part.trim())
    .toReversed()
    .entries()) {
    const speaks = 'hops' in trusted ? at < trusted.hops : isIn(trusted.networks, known);
    const next = speaks && addressIn(part);
    if (!next) break;
    known = next;
  }
  return known || 'unknown';
}

const isIn = (networks: BlockList, address: string): boolean =>
  address !== '' && networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
