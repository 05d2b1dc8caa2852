import type { Db } from '../../../db/database.ts';
import type { Context } from '../../context.ts';
import type { Synonyms } from './meaning/synonyms.ts';
import { correctMeanings, mendedTexts } from './correct/meanings.ts';
import { placesNow, type Place, type Places } from './place/places.ts';
import { takePlaces, type Taken } from './place/take-places.ts';
import { renewedBearing } from './meaning/bare-number-words.ts';
import { queryOfAll, queryOfHeads } from './meaning/tsquery.ts';
import { hintsOf } from './meaning/hint-words.ts';
import { withSeries, type Coded } from './correct/series.ts';
import { withUse } from './correct/uses.ts';
import { understand, withoutOffers, type Meaning } from './meaning/understand.ts';
import { stateOf, type Sought } from './state.ts';
import { designationKey } from './text/normalise.ts';
import { joinSounds } from './meaning/spaced-sounds.ts';
import { nearestSizes } from './nearest-sizes.ts';
import { calledSo, QUALITY, relax } from './relax.ts';
import { isOnlyMentioned } from './only-mentioned.ts';
import { areCalled, countMatches } from './word.repo.ts';

/** With fewer goods than this, spelling errors are looked for. */
const FEW = 3;
/** With fewer goods than this, it is checked whether any of them is what was asked for. */
const SOME = 24;
const KEPT_MS = 60_000;
const MOST_KEPT = 500;

/** The meaning of words as they were typed, without corrections: they may be unfinished. */
export async function read(ctx: Pick<Context, 'database'>, text: string): Promise<Sought> {
  const { synonyms } = await stateOf(ctx);
  return { ...understand(text, synonyms), corrected: undefined, leftOut: [] };
}

/** How many goods on sale match a query, of stores in these places; an empty query counts all goods there. */
export type CountOf = (query: string, places?: readonly Place[]) => Promise<number>;

/**
 * The query without its place names, if stores there have more goods for it than the query as typed finds, and some of
 * these goods are called so: a valve that mentions its bearing is no bearing of that place. Undefined otherwise.
 */
async function placed(
  { rest, places }: Taken,
  count: number,
  { db, synonyms, countOf }: Asking,
): Promise<Sought | undefined> {
  const found = understand(rest, synonyms);
  const asTyped: Sought = { ...found, corrected: undefined, leftOut: [], places };
  const isThere = async (meanings: Meaning[]): Promise<boolean> => {
    const query = queryOfAll(meanings);
    if ((await countOf(query, places)) <= count) return false;
    return !query || (await countOf(`(${query}) & (${queryOfHeads(meanings)})`, places)) > 0;
  };
  if (await isThere(found.meanings)) return asTyped;
  if (found.meanings.length === 0) return undefined;
  const meanings = await correctMeanings(db, found.meanings, synonyms);
  return (await isThere(meanings)) ? { ...asTyped, meanings } : undefined;
}

/** Letters, a number and letters with blanks between, as one designation has them: GE 30 ES. Units and words are none. */
const BLANKS =
  /(?<![\w./-])([a-z]{1,4})[ -](\d{2,4})[ -]((?!(?:mm|cm|m|kg|g|v|a|w|kw|hp|in|l|ml|x|pcs|ea|pc|set|for|the|and|with|id|od)(?![a-z]))[a-z]{1,3}\d?)(?![\w./])/g;
const withoutBlanks = (text: string): string => text.replace(BLANKS, '$1$2$3');

interface Asking {
  db: Db;
  synonyms: Synonyms;
  countOf: CountOf;
  /** Milliseconds. */
  now: number;
}

const words = (meanings: readonly Meaning[]): string => meanings.map(({ text }) => text).join(' ');

async function understood(typed: string, known: Places, asking: Asking): Promise<Sought> {
  const { db, synonyms, countOf } = asking;
  const key = await joinSounds(db, withoutOffers(typed));
  const found = understand(key, synonyms);
  const asTyped: Sought = { ...found, corrected: undefined, leftOut: [] };
  if (found.meanings.length === 0) return asTyped;
  const all = queryOfAll(found.meanings);
  const count = await countOf(all);
  // The whole name of goods, as it is pasted, means these goods, whatever its words mean by themselves.
  if (count > 0 && count < SOME && (await areCalled(db, all, typed))) return asTyped;
  const taken = takePlaces(key, known);
  const there = taken && !(taken.isInner && count >= FEW) ? await placed(taken, count, asking) : undefined;
  if (there) return there;
  if (count > 0 && (await isOnlyMentioned(found.meanings, asking)))
    return { ...asTyped, meanings: found.meanings.map(calledSo) };
  const mended = async (texts: readonly string[]): Promise<Sought | undefined> => {
    for (const text of texts) {
      const { meanings } = understand(text, synonyms);
      const query = queryOfAll(meanings);
      if ((await countOf(`(${query}) & (${queryOfHeads(meanings)})`)) > count) {
        const meant = await understood(text, known, asking);
        return { ...meant, corrected: meant.corrected ?? words(meant.meanings) };
      }
    }
    return undefined;
  };
  if (count >= FEW && count < SOME) {
    const heard = await mended(await mendedTexts(db, key, found.meanings, synonyms, asking.now, true));
    if (heard) return heard;
  }
  if (count >= FEW) {
    const relaxed = count < SOME && found.meanings.length > 1 ? await relax(db, found.meanings) : undefined;
    const { thing, kept, leftOut, wider } = relaxed ?? {};
    // Some goods have all the words, but none of them is the wanted thing: 2.2 kW motors that mention a pump.
    if (!thing || !kept || !leftOut?.length) return { ...asTyped, thing, wider };
    return { ...asTyped, thing, wider, meanings: kept, leftOut, weighed: found.meanings };
  }
  // Nothing but the number of a bearing, as it was numbered before.
  const renewed = count === 0 ? renewedBearing(key) : undefined;
  if (renewed) {
    const meant = await understood(renewed, known, asking);
    if (meant.meanings.length > 0) return { ...meant, corrected: meant.corrected ?? words(meant.meanings) };
  }
  // A designation typed with blanks: GE 30 ES.
  const joinedKey = count === 0 ? withoutBlanks(key) : key;
  if (joinedKey !== key) {
    const { meanings } = understand(joinedKey, synonyms);
    if ((await countOf(queryOfAll(meanings))) > 0) return understood(joinedKey, known, asking);
  }
  const better = await mended(await mendedTexts(db, key, found.meanings, synonyms, asking.now));
  if (better) return better;
  const coded: Coded =
    withUse(key, found.meanings, synonyms) ?? (await withSeries(db, found.meanings, synonyms));
  const spelt = await correctMeanings(db, coded.meanings, synonyms);
  const isSame = words(spelt) === words(found.meanings);
  const relaxed = await relax(db, spelt);
  // Corrected words are taken if some goods have them with all the others.
  const { thing, wider } = relaxed;
  const { kept, leftOut } = relaxed.isWhole && !isSame ? { kept: spelt, leftOut: [] } : relaxed;
  const isWhole = leftOut.length === 0 && coded.set.length === 0;
  if (kept.length === 0 || (isWhole && isSame && count > 0)) return { ...asTyped, thing, wider };
  // A corrected designation names its SKU like one that was typed correctly.
  const text = words(spelt);
  const keys = isSame ? found.keys : [...new Set([designationKey(text), ...found.keys])];
  const isAsMeant = leftOut.every((row) => QUALITY.test(row.text));
  if (!thing && leftOut.length > 0 && isAsMeant && (await isOnlyMentioned(kept, asking)))
    return { ...asTyped, meanings: kept.map(calledSo), leftOut };
  const near = await nearestSizes(db, kept, leftOut);
  // Dimensions that goods have in another order are asked for in theirs.
  const isAsSaid = kept.every((row) => spelt.includes(row));
  const asked = isWhole && isAsSaid ? spelt : kept;
  // The size is read from the corrected designation.
  const putRight = isSame ? [] : understand(text, synonyms).evidence.filter(({ isSharp }) => isSharp);
  const isRead = coded.set.length > 0 && words(spelt) === words(coded.meanings);
  return {
    ...found,
    meanings: near ? [...asked, near.meaning] : asked,
    weighed: near ? [...spelt, near.meaning] : isAsSaid ? spelt : [...spelt, ...kept],
    keys,
    evidence: [...found.evidence, ...(coded.evidence ?? []), ...putRight],
    hints: isSame ? found.hints : [...new Set([...found.hints, ...hintsOf(text)])],
    sizes: near?.sizes ?? found.sizes,
    leftOut: [...coded.set, ...leftOut],
    thing,
    wider: near ? undefined : wider,
    near: near && { asked: near.asked, sizes: near.sizes },
    corrected: isSame || isRead ? undefined : words(kept),
  };
}

/**
 * What a buyer's words mean; spellings are corrected only when hardly anything has them as typed. Code that needs the
 * goods anyway passes its own `countOf`, so that nothing is queried twice.
 */
export async function seek(
  ctx: Pick<Context, 'database' | 'clock'>,
  text: string,
  countOf: CountOf = (query, places) => countMatches(ctx.database.reader, query, places),
): Promise<Sought> {
  const state = await stateOf(ctx);
  const key = text.trim().toLowerCase();
  const now = ctx.clock.now().getTime();
  const known = state.sought.get(key);
  if (known && known.until > now) return known.sought;
  // List, counts and filters of one page ask at once; they share the promise of one answer.
  const db = ctx.database.reader;
  const sought = placesNow(db, ctx.clock.now()).then((places) =>
    understood(key, places, { db, synonyms: state.synonyms, countOf, now }),
  );
  if (state.sought.size >= MOST_KEPT) state.sought.delete(state.sought.keys().next().value!);
  state.sought.set(key, { until: now + KEPT_MS, sought });
  sought.catch(() => state.sought.delete(key));
  return sought;
}
