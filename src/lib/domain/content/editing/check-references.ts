import type { ContentFault, ContentSource } from '../../../contracts/editing.ts';
import type { Context } from '../../context.ts';
import { linksOf } from './links.ts';
import type { ReadSource } from './read-source.ts';
import { existing, someKeys, type Named } from './references.repo.ts';

interface Reference {
  file: ContentSource;
  line: number;
  named: Named;
  key: string;
}

const WORDS: Record<Named, string> = {
  goods_category: 'category of goods',
  news_category: 'category of news',
  belt: 'belt',
  market: 'market',
  product: 'product',
  article: 'article',
};

/** Pages that show one thing of the mall: what their address names. */
const PAGES_OF: readonly [RegExp, Named][] = [
  [/\/goods_detail\/(\d+)(?:[?#/]|$)/, 'product'],
  [/\/news_detail\/(\d+)(?:[?#/]|$)/, 'article'],
];

function referencesOf(file: ContentSource, read: ReadSource): Reference[] {
  const field = (name: string, named: Named): Reference[] => {
    const key = read.front[name];
    return key === undefined ? [] : [{ file, line: read.lineOf(name), named, key: String(key) }];
  };
  const own = {
    news: () => [...field('category', 'news_category'), ...field('goods', 'goods_category')],
    agreement: () => [],
    belt: () => field('key', 'belt'),
    market: () => field('key', 'market'),
  }[file.kind]();
  const linked = linksOf(read).flatMap(({ line, target }) =>
    PAGES_OF.flatMap(([address, named]): Reference[] => {
      const key = target.startsWith('/') ? address.exec(target)?.[1] : undefined;
      return key ? [{ file, line, named, key }] : [];
    }),
  );
  return [...own, ...linked];
}

/** What texts name that the mall does not have: categories, places, and goods and articles behind links. */
export async function referenceFaults(
  ctx: Context,
  texts: readonly { file: ContentSource; read: ReadSource }[],
): Promise<ContentFault[]> {
  const references = texts.flatMap(({ file, read }) => referencesOf(file, read));
  const faults: ContentFault[] = [];
  for (const named of new Set(references.map((reference) => reference.named))) {
    const asked = references.filter((reference) => reference.named === named);
    const known = await existing(ctx.database.db, named, [...new Set(asked.map(({ key }) => key))]);
    const missing = asked.filter(({ key }) => !known.has(key));
    const isLink = named === 'product' || named === 'article';
    const choice = missing.length > 0 && !isLink ? (await someKeys(ctx.database.db, named)).join(', ') : '';
    for (const { file, line, key } of missing) {
      const { kind, name, locale } = file;
      const problem = `The mall has no ${WORDS[named]} ${isLink ? key : `"${key}"`}.`;
      const cure = isLink
        ? 'Open the page in the browser and copy its address without the host, or take the link out.'
        : `Write a key that the mall knows${choice ? `: ${choice}` : ''}.`;
      faults.push({ kind, name, locale, line, problem, cure });
    }
  }
  return faults;
}
