import type { UnderstoodPart } from '../../../../contracts/goods.ts';
import type { Context } from '../../../context.ts';
import { nounsIn } from '../category-nouns.ts';
import { IDLE_WORDS } from '../meaning/idle-words.ts';
import type { Synonyms } from '../meaning/synonyms.ts';
import { asideIn, cutHan, type Meaning } from '../meaning/understand.ts';
import { stateOf, type Sought } from '../state.ts';
import { normalise } from '../text/normalise.ts';
import { simplify } from '../text/simplify.ts';
import { STANDARD } from '../text/standard.ts';
import { singular } from '../text/tokenise.ts';
import { dimensionsIn, STANDARDS_IN, type Dimension } from './size-part-words.ts';
import { TOKENS } from './token-words.ts';

/** A part of a query: what it was understood as, and the query without it. */
export interface Part extends Pick<UnderstoodPart, 'kind' | 'text' | 'typed' | 'without'> {
  /** As goods list it. */
  plain: string;
  /** Its dimension, if its place or its name in the query shows it. */
  dimension?: Dimension | undefined;
}

/** Where a part stands. */
interface Place {
  from: number;
  to: number;
  /** What is left in its place when it is taken away: of M8×30 the length. */
  rest?: string;
}
interface Found extends Place, Omit<Part, 'without'> {}

const HAN = /\p{Script=Han}/u;
const LONGEST_PHRASE = 4;
const EDGES = /^[\s,，、;；:：/|·-]+|[\s,，、;；:：/|·-]+$/g;

const withoutPart = (query: string, { from, to, rest = '' }: Place): string =>
  `${query.slice(0, from)} ${rest} ${query.slice(to)}`
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, (gap, at: number) =>
      at > from + rest.length + 1 || at < from - 1 ? gap : ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(EDGES, '');

/** Words of a stretch that nothing else has claimed, phrases of several Latin words as one. */
function tokensOf(lower: string, start: number, end: number, synonyms: Synonyms): Found[] {
  const raw = [...lower.slice(start, end).matchAll(TOKENS)].map((match) => ({
    text: match[0],
    from: start + match.index,
  }));
  const found: Found[] = [];
  const add = (from: number, text: string): void => {
    found.push({ from, to: from + text.length, text, plain: normalise(text), kind: 'word' });
  };
  for (let at = 0; at < raw.length;) {
    const { text, from } = raw[at]!;
    if (HAN.test(text[0]!)) {
      let next = from;
      for (const word of cutHan(text, synonyms)) {
        add(next, word);
        next += word.length;
      }
      at += 1;
      continue;
    }
    let n = Math.min(LONGEST_PHRASE, raw.length - at);
    const phrase = (many: number): string =>
      raw
        .slice(at, at + many)
        .map((one) => singular(one.text))
        .join(' ');
    while (n > 1 && !synonyms.has(phrase(n))) n -= 1;
    const last = raw[at + n - 1]!;
    add(from, lower.slice(from, last.from + last.text.length));
    at += n;
  }
  return found;
}

const isOf = ({ text }: Meaning, { plain, text: typed }: Found): boolean =>
  text === plain || singular(text) === singular(plain) || text === typed;

/** A word by what it was understood as. */
function kindOf({ text, kind }: Meaning, { thing }: Sought): Part['kind'] {
  if (kind === 'brand' || kind === 'standard' || kind === 'size') return kind;
  if (STANDARD.test(text)) return 'standard';
  if (thing?.text === text) return 'noun';
  if (/\d/.test(text)) return /[a-z]/.test(text) && kind === 'measure' ? 'designation' : 'size';
  return nounsIn(text).length > 0 ? 'noun' : 'word';
}

/** What a word sounds like is what was read: luosi is 螺丝. */
const shown = ({ text, heard = [] }: Meaning): string => heard[0] ?? text;

/** Syllables that were typed apart are one word: luo si. */
function joinSyllables(found: Found[], open: Found[], meaning: Meaning): boolean {
  for (let at = 0; at < open.length; at += 1)
    for (let end = at + 2; end <= open.length; end += 1) {
      const run = open.slice(at, end);
      if (run.map(({ plain }) => plain).join('') !== meaning.text) continue;
      found.splice(found.indexOf(run[0]!), run.length, {
        ...run[0]!,
        to: run.at(-1)!.to,
        plain: meaning.text,
        text: shown(meaning),
        kind: nounsIn(shown(meaning)).length > 0 ? 'noun' : 'word',
      });
      open.splice(at, run.length);
      return true;
    }
  return false;
}

/** What was asked for without standing there as typed: corrected words, and places in letters. */
function readOpen(found: Found[], open: Found[], sought: Sought): void {
  let rest = sought.meanings.filter(
    (meaning) => !found.some((part) => isOf(meaning, part)) && meaning.kind !== 'size',
  );
  rest = rest.filter((meaning) => !joinSyllables(found, open, meaning));
  if (sought.corrected !== undefined && rest.length > 0) {
    const all = rest.map(shown).join(' ');
    for (const [at, part] of open.entries()) {
      const meaning = rest.length === open.length ? rest[at] : open.length === 1 ? rest[0] : undefined;
      if (!meaning) continue;
      part.typed = part.text;
      part.text = open.length === 1 ? all : shown(meaning);
      part.kind = kindOf(meaning, sought);
      if (part.kind === 'word' && nounsIn(part.text).length > 0) part.kind = 'noun';
      part.plain = meaning.text;
    }
    return;
  }
  for (const [at, { name }] of (sought.places ?? []).entries()) {
    const part = open[at];
    if (!part || found.some((one) => one.kind === 'place' && one.text === name)) continue;
    part.kind = 'place';
  }
}

/** What was understood of a query, in the order of its words. */
export function partsIn(query: string, sought: Sought, synonyms: Synonyms): Part[] {
  const said = query.normalize('NFKC').trim();
  const simple = simplify(said.toLowerCase());
  const lower = simple.length === said.length ? simple : said.toLowerCase();
  const found: Found[] = [];
  const isFree = ({ from, to }: Place): boolean => found.every((one) => to <= one.from || from >= one.to);
  const claim = (part: Found): void => {
    if (part.to > part.from && isFree(part)) found.push(part);
  };
  const own = (from: number, to: number): string => said.slice(from, to).trim();
  const isMissing = (plain: string): boolean => sought.leftOut.some(({ text }) => text === plain);

  const aside = asideIn(lower, synonyms);
  const rest = aside.reduce(
    (text, [from, to]) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    lower,
  );
  if (/[\p{L}\d]/u.test(rest))
    for (const [from, to] of aside) {
      const text = own(from, to);
      if (text) claim({ from, to, text, plain: text, kind: 'idle' });
    }
  for (const match of lower.matchAll(STANDARDS_IN)) {
    const [from, to] = [match.index, match.index + match[0].length];
    const plain = normalise(match[0]);
    if (STANDARD.test(plain))
      claim({ from, to, text: own(from, to), plain, kind: isMissing(plain) ? 'left_out' : 'standard' });
  }
  for (const { name } of sought.places ?? [])
    for (const word of [name, name.replace(/[省市县区镇]$/, '')]) {
      const from = lower.indexOf(word.toLowerCase());
      if (from >= 0) claim({ from, to: from + word.length, text: name, plain: word, kind: 'place' });
    }
  for (const group of dimensionsIn(lower, said, sought)) {
    if (!group.every(isFree)) continue;
    const [first] = group;
    // What nothing has is left out as a whole.
    if (first?.size && isMissing(first.size)) {
      const text = own(first.from, first.to);
      found.push({ from: first.from, to: first.to, text, plain: first.size, kind: 'left_out' });
      continue;
    }
    for (const { from, to, rest: left, value, dimension } of group)
      found.push({
        from,
        to,
        ...(left ? { rest: left } : {}),
        text: dimension === 'thread' ? value.toUpperCase() : value,
        plain: value.toLowerCase(),
        dimension,
        kind: 'size',
      });
  }

  const edges = found.map(({ from, to }) => [from, to] as const).sort((a, b) => a[0] - b[0]);
  const open: Found[] = [];
  let at = 0;
  for (const [from, to] of [...edges, [lower.length, lower.length] as const]) {
    for (const token of tokensOf(lower, at, from, synonyms)) {
      const meaning = sought.meanings.find((one) => isOf(one, token));
      const text = own(token.from, token.to);
      const isIdle = IDLE_WORDS.has(token.plain) || IDLE_WORDS.has(token.text);
      if (sought.leftOut.some((one) => isOf(one, token))) found.push({ ...token, text, kind: 'left_out' });
      else if (meaning) {
        const kind = kindOf(meaning, sought);
        found.push({ ...token, text: meaning.heard?.[0] ?? text, kind });
      } else if (isIdle) found.push({ ...token, text, kind: 'idle' });
      else {
        const part = { ...token, text };
        found.push(part);
        open.push(part);
      }
    }
    at = Math.max(at, to);
  }
  found.sort((a, b) => a.from - b.from || a.to - b.to);
  if (open.length > 0) readOpen(found, open, sought);
  return joinIdle(found, said).map(({ from, to, rest: left, ...part }) => ({
    ...part,
    without: withoutPart(said, { from, to, ...(left ? { rest: left } : {}) }),
  }));
}

/** Words that say nothing and stand side by side go together. */
function joinIdle(found: readonly Found[], said: string): Found[] {
  const out: Found[] = [];
  for (const part of found) {
    const last = out.at(-1);
    if (last?.kind === 'idle' && part.kind === 'idle' && /^[\s,，]*$/.test(said.slice(last.to, part.from))) {
      last.to = part.to;
      last.text = said.slice(last.from, last.to);
    } else out.push({ ...part });
  }
  return out;
}

/** What was understood of a query that was read before. */
export async function partsOf(
  ctx: Pick<Context, 'database'>,
  query: string,
  sought: Sought,
): Promise<Part[]> {
  const { synonyms } = await stateOf(ctx);
  return partsIn(query, sought, synonyms);
}
