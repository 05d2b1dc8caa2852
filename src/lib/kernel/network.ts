import { BlockList, isIP } from 'node:net';

const MAPPED = /^(?:::|(?:0{1,4}:){5})ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;
/** Groups of an IPv6 address that name a network; the rest is chosen by each machine itself, as often as it likes. */
const NETWORK_GROUPS = 4;

/** The IPv4 address that is written as IPv6, its end in either notation: ::ffff:1.2.3.4 and ::ffff:102:304. */
function ipv4In(address: string): string | undefined {
  const [, dotted, high, low] = MAPPED.exec(address) ?? [];
  if (!high || !low) return dotted;
  return [high, low]
    .map((group) => parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}

/**
 * Whom a limit counts: an IPv4 address, or the /64 that an IPv6 address lies in, since one line has all addresses of
 * such a network. What is no address counts as it is.
 */
export function networkOf(address: string): string {
  const mapped = ipv4In(address);
  if (mapped) return mapped;
  if (!/^[0-9a-f:.]+(%\w+)?$/i.test(address) || !address.includes(':')) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  // A group written as IPv4 stands for two, far behind the network.
  const behind = after.length + (address.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - behind);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** This machine itself, and callers that came by no network. */
export const isInside = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127\./i.test(address) || !/[.:]/.test(address);

/**
 * Networks without public machines: this one, private, shared, link-local, for documents and tests, multicast,
 * reserved.
 */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4');

/** IPv6 that is given out lies in 2000::/3; of that, what carries an IPv4 address inside (6to4, Teredo) or is for documents. */
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');
NOT_PUBLIC.addSubnet('2001::', 23, 'ipv6');
NOT_PUBLIC.addSubnet('2001:db8::', 32, 'ipv6');
NOT_PUBLIC.addSubnet('2002::', 16, 'ipv6');
NOT_PUBLIC.addSubnet('3fff::', 20, 'ipv6');

/** Whether an address is public; an IPv4 address that is written as IPv6 is checked as IPv4. */
export function isPublicAddress(address: string): boolean {
  const plain = ipv4In(address) ?? address;
  if (isIP(plain) === 4) return !NOT_PUBLIC.check(plain, 'ipv4');
  return isIP(plain) === 6 && GIVEN_OUT.check(plain, 'ipv6') && !NOT_PUBLIC.check(plain, 'ipv6');
}
