import { isIPv4 } from 'node:net';

/**
 * Whether this name leads to the machine itself, whichever resolver is used. Only localhost, 127.0.0.0/8 and ::1:
 * neither a name that begins like one of them, nor an address that listens on all networks.
 */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost') return true;
  if (isIPv4(name)) return name.startsWith('127.');
  return /^[0:]*:0*1$/.test(name) && URL.canParse(`http://[${name}]`);
}
