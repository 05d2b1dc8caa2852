import type { ReadSource } from './read-source.ts';

export interface Link {
  /** Line of the file. */
  line: number;
  isPicture: boolean;
  target: string;
}

/** `[text](target)` and `![text](target)`. */
const INLINE = /(!?)\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)/g;
/** `[name]: target` on a line of its own. */
const REFERENCE = /^\s{0,3}\[[^\]]+\]:\s*<?([^\s>]+)>?/;
const TAG = /<(a|img)\b[^>]*?\s(?:href|src)\s*=\s*["']?([^"'\s>]+)/gi;

/** Every address that a text leads to or shows. */
export function linksOf({ body, bodyLine }: ReadSource): Link[] {
  return body.split('\n').flatMap((text, at): Link[] => {
    const line = bodyLine + at;
    const reference = REFERENCE.exec(text)?.[1];
    return [
      ...[...text.matchAll(INLINE)].map(([, mark, target = '']) => ({
        line,
        isPicture: mark === '!',
        target,
      })),
      ...[...text.matchAll(TAG)].map(([, tag = '', target = '']) => ({
        line,
        isPicture: tag.toLowerCase() === 'img',
        target,
      })),
      ...(reference ? [{ line, isPicture: false, target: reference }] : []),
    ];
  });
}
