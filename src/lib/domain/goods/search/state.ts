import type { Database } from '../../../db/database.ts';
import type { Context } from '../../context.ts';
import type { Meaning, Understanding } from './meaning/understand.ts';
import type { Place } from './place/places.ts';
import { SHOP_KINDS, SHOP_WORDS } from './meaning/shop-words.ts';
import { synonymsOf, type Synonyms } from './meaning/synonyms.ts';
import { allSynonyms, standardGroups, synonymVersion } from './synonym.repo.ts';

/** What a query was understood as, and whether spellings were corrected for it. */
export interface Sought extends Understanding {
  /** The words that were searched for instead, when a typing error was found. */
  corrected: string | undefined;
  /** Words that no goods have together with the others; they are not searched for. */
  leftOut: Meaning[];
  /** Fewer words, whose goods are shown below those that have all, when hardly any have all. */
  wider?: Meaning[] | undefined;
  /** The word that names the wanted thing. */
  thing?: Meaning | undefined;
  /** Words by which goods are ranked; those that are not searched for count here, too. */
  weighed?: Meaning[];
  /** Sizes that are searched for instead of one that no goods have: the nearest below and above. */
  near?: { asked: string; sizes: string[] } | undefined;
  /** The goods must be of stores that stand in each of these. */
  places?: Place[];
}

interface State {
  version: string;
  synonyms: Synonyms;
  /** Cached queries of the last minute. */
  sought: Map<string, { until: number; sought: Promise<Sought> }>;
}

const states = new WeakMap<Database, State>();

/** Synonyms and standards as they are now: all processes see the version change when an operator has edited them. */
export async function stateOf({ database }: Pick<Context, 'database'>): Promise<State> {
  const version = await database.rowCache.one('search_words', 'version', () =>
    synonymVersion(database.reader),
  );
  const known = states.get(database);
  if (known?.version === version) return known;
  const [rows, standards] = await Promise.all([
    allSynonyms(database.reader),
    standardGroups(database.reader),
  ]);
  const state = {
    version,
    synonyms: synonymsOf([...SHOP_WORDS, ...rows.map((row) => row.words), ...standards], SHOP_KINDS),
    sought: new Map(),
  };
  states.set(database, state);
  return state;
}
