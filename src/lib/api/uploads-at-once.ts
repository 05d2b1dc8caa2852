import { UPLOADS_AT_ONCE, UPLOADS_AT_ONCE_OF_ACCOUNT } from '../kernel/limits.ts';

/**
 * Counts the bytes of files that this process is taking, by their announced lengths, until each is done with: a file is
 * in memory while it is sent and while it waits. Answers a function that ends the count, or nothing where it would be
 * too much.
 */
export function createUploadsAtOnce() {
  const ofAccounts = new Map<number, number>();
  let all = 0;
  return (uid: number, bytes: number): (() => void) | undefined => {
    const own = ofAccounts.get(uid) ?? 0;
    if (all + bytes > UPLOADS_AT_ONCE || own + bytes > UPLOADS_AT_ONCE_OF_ACCOUNT) return undefined;
    all += bytes;
    ofAccounts.set(uid, own + bytes);
    return () => {
      all -= bytes;
      const left = (ofAccounts.get(uid) ?? 0) - bytes;
      if (left > 0) ofAccounts.set(uid, left);
      else ofAccounts.delete(uid);
    };
  };
}
