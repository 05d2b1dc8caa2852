import { normalise } from './normalise.ts';
import { sizesIn } from './sizes.ts';
import { STANDARD } from './standard.ts';

/** M8, DN25, UCP205, 6204-2RS: letters or none, a number, and what is behind a hyphen. Four figures need no letters. */
const CODE =
  /(?<![a-z0-9.-])(?:(?<lead>[a-z]{1,5})(?=\d)|(?=\d{4,5}(?!\d)))(?<number>\d+(?:\.\d+)?)(?<end>-[a-z0-9]+)?(?![a-z0-9.]|x(?!\d))|(?<![a-z0-9.-])(?<thread>m)(?<width>\d+(?:\.\d+)?)(?=x\d)/g;

interface Code {
  lead: string;
  number: string;
  end: string;
}

const codesIn = (plain: string): Code[] =>
  [...plain.matchAll(CODE)]
    .filter(([whole]) => !STANDARD.test(whole))
    .map(({ groups = {} }) => ({
      lead: groups['lead'] ?? groups['thread'] ?? '',
      number: groups['number'] ?? groups['width'] ?? '',
      end: groups['end'] ?? '',
    }));

/** ⌀1-13: from where to where a family goes is none of its sizes. */
const REACH = /[⌀Φφ]\s*\d+(?:\.\d+)?\s*[-~～]\s*\d+(?:\.\d+)?/g;

const lastOf = (size: string): string => size.slice(size.lastIndexOf('x') + 1);

/** Undefined where one of the texts names no size of that kind. */
function isOther(asked: string, called: string): boolean | undefined {
  const [wanted, own] = [sizesIn(asked), sizesIn(called)];
  if (wanted.length > 0 && own.length > 0) {
    const last = lastOf(wanted[0]!);
    return !wanted.some((size) => lastOf(size) === last && own.includes(size));
  }
  const codes = codesIn(called);
  const told = codesIn(asked).flatMap((code) => {
    const alike = codes.filter(({ lead }) => lead === code.lead);
    if (alike.length === 0) return [];
    return [alike.some(({ number, end }) => number === code.number && (code.end === '' || code.end === end))];
  });
  return told.length === 0 ? undefined : told.includes(false);
}

/**
 * Whether goods are of another size or type than a text asks for: 6000-2RS for 6204-2RS, M8×40 for M8×30. The first of
 * the texts that they are called by and that names a size decides; where none does, nobody can tell.
 */
export function namesOtherSize(asked: string, called: readonly string[]): boolean {
  const wanted = normalise(asked);
  for (const text of called) {
    const answer = isOther(wanted, normalise(text.replace(REACH, ' ')));
    if (answer !== undefined) return answer;
  }
  return false;
}
