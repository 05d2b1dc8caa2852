/** Cookies that scripts of this site may read and write; names are in contracts/cookies.ts. */
export function readCookie(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`;
  const found = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start) || pair.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(found.indexOf('=') + 1));
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}

export const dropCookie = (name: string): void => writeCookie(name, '', 0);
