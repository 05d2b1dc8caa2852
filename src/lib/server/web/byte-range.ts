export interface ByteRange {
  start: number;
  /** Included. */
  end: number;
}

/**
 * The one part of a body that a Range header asks for (RFC 9110, 14.1.2). Nothing when the whole is wanted: no
 * header, another unit, several parts; 'unsatisfiable' when it begins behind the end.
 */
export function byteRange(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  if (!match[1]) {
    const last = Math.min(Number(match[2]), length);
    return last === 0 ? 'unsatisfiable' : { start: length - last, end: length - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] ? Math.min(Number(match[2]), length - 1) : length - 1;
  if (match[2] && Number(match[2]) < start) return undefined;
  return start >= length ? 'unsatisfiable' : { start, end };
}
