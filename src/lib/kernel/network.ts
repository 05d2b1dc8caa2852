const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that name a network; the rest is chosen by each machine itself, as often as it likes. */
const NETWORK_GROUPS = 4;

/**
 * Whom a limit counts: an IPv4 address, or the /64 that an IPv6 address lies in, since one line has all addresses of
 * such a network. What is no address counts as it is.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
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
