import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whose word about the address of a caller counts: the last proxies of a row, or those that stand in these networks. */
export type TrustedProxies = { hops: number } | { networks: BlockList };

const MOST_HOPS = 16;

/** An IP address without a port, brackets, or the prefix of IPv4 in IPv6; '' if the text is no address. */
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
 * `no`: no proxy; `yes`: one; a number: so many, one behind the other; anything else: a list of addresses and networks
 * (10.0.0.0/8, fd00::/8). Undefined if the text is none of these.
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
 * The client's address. Each proxy appends to X-Forwarded-For the address that connected to it; entries further left
 * than our trusted proxies were written by the client and do not count.
 */
export function callerOf(req: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: TrustedProxies): string {
  let known = addressIn(req.socket.remoteAddress ?? '');
  const said = String(req.headers['x-forwarded-for'] ?? '').split(',');
  // From the right, and only as far as the proxies are trusted: this runs for every request.
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
