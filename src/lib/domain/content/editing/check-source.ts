import { COVER_WORDS, type ContentKind } from '../../../contracts/editing.ts';
import { FRONT, NAMED_BY, NEWS_CATEGORIES } from './front.ts';
import { linksOf } from './links.ts';
import { isFault, readSource, type ReadSource, type SourceFault } from './read-source.ts';

/** What the links of a text may lead to. */
export interface Surroundings {
  /** Whether an address of a picture or a file of this site exists. */
  hasFile(path: string): boolean;
  /** Whether the site has a page at an address. */
  hasPage(path: string): boolean;
}

const MOMENT = 'Write a moment with its zone, e.g. "2026-11-21T09:00:00+08:00".';
/** How a field is written, where its name does not say it. */
const CURES: Record<string, string> = {
  category: `Write one of: ${NEWS_CATEGORIES.join(', ')}.`,
  published_at: MOMENT,
  updated_at: MOMENT,
  hot: 'Write true or false.',
  tags: 'Write a list: [valves, ball valve].',
  cover: `Write the word of a cover (${COVER_WORDS.join(', ')}) or the address of a picture, e.g. /media/expo.webp.`,
  goods: 'Write the key of a category of goods, e.g. bearings.',
  'agreement.key': 'Write small letters and _ only: the key is part of the address of the page.',
};

const OUTSIDE = /^(https?:\/\/|mailto:|tel:)/;

function faultyLink(
  isPicture: boolean,
  target: string,
  { hasFile, hasPage }: Surroundings,
): string | undefined {
  if (isPicture) {
    if (OUTSIDE.test(target)) return 'Pictures come from this site: put the file into public/media.';
    return hasFile(target) ? undefined : 'Put the picture there, or correct its address.';
  }
  if (OUTSIDE.test(target) || target.startsWith('#')) return undefined;
  if (!target.startsWith('/')) return 'Write an address of this site from its root, e.g. /news_list.';
  return hasPage(target) || hasFile(target)
    ? undefined
    : 'Open the page in the browser and copy its address without the host, e.g. /goods_cate.';
}

function linkFaults(read: ReadSource, around: Surroundings): SourceFault[] {
  return linksOf(read).flatMap(({ line, isPicture, target }) => {
    const cure = faultyLink(isPicture, target, around);
    const what = isPicture ? 'picture' : 'link';
    return cure ? [{ line, problem: `The ${what} ${target} leads nowhere.`, cure }] : [];
  });
}

/** Everything that is wrong with one file by itself: fields, name, links, pictures. */
export function checkSource(
  kind: ContentKind,
  name: string,
  source: string,
  around: Surroundings,
): { read: ReadSource | undefined; faults: SourceFault[] } {
  const read = readSource(source);
  if (isFault(read)) return { read: undefined, faults: [read] };
  const faults: SourceFault[] = [];
  const parsed = FRONT[kind].safeParse(read.front);
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const field = String(issue.path[0] ?? ('keys' in issue ? issue.keys[0] : ''));
    const isUnknown = issue.code === 'unrecognized_keys';
    faults.push({
      line: read.lineOf(field),
      problem: isUnknown ? `The field "${field}" is not known.` : `The field "${field}" is missing or wrong.`,
      cure: isUnknown
        ? `Fields of this kind: ${Object.keys(FRONT[kind].shape).join(', ')}.`
        : (CURES[`${kind}.${field}`] ??
          CURES[field] ??
          'Write a short text, in quotation marks if it holds a colon.'),
    });
  }
  const named = NAMED_BY[kind];
  if (parsed.success && String(read.front[named]) !== name) {
    faults.push({
      line: read.lineOf(named),
      problem: `The ${named} says "${String(read.front[named])}", the file is called ${name}.`,
      cure: 'Make both the same.',
    });
  }
  if (kind === 'news' && String(read.front['cover'] ?? '').startsWith('/')) {
    const cover = String(read.front['cover']);
    if (!around.hasFile(cover)) {
      faults.push({
        line: read.lineOf('cover'),
        problem: `The picture ${cover} is not there.`,
        cure: 'Put it into public/media, or name one of the covers (bolt, valve, map …).',
      });
    }
  }
  if (!read.body.trim())
    faults.push({ line: read.bodyLine, problem: 'There is no text.', cure: 'Write it below the fields.' });
  return { read, faults: [...faults, ...linkFaults(read, around)] };
}
