import type { PublishReport } from '../../contracts/editing.ts';

const texts = (n: number): string => (n === 1 ? '1 text' : `${n} texts`);

/** Which parts of the site are rendered again for a tag: an article by its address, everything else by its kind. */
const PLACES: Record<string, string> = {
  news: 'the lists of news, the home page, sitemap and feeds',
  agreements: 'the agreements',
  places: 'the pages of belts and markets',
};
const placeOf = (tag: string): string => {
  const article = /^news:(\d+)$/.exec(tag)?.[1];
  return article ? `/news_detail/${article}` : (PLACES[tag] ?? tag);
};
const MOST_NAMED = 6;

/** What was done, line by line, for the editor who asked for it. */
export function sayReport(report: PublishReport, where: string): string[] {
  const { published, waiting, hidden, conflicts, refreshed } = report;
  const lines = [
    ...published.map((name) => `  published  ${name}`),
    ...waiting.map(({ name, at }) => `  waits until ${at}  ${name}`),
    ...hidden.map((name) => `  taken off the site  news/${name}`),
    ...conflicts.map(
      (name) => `  ✗ ${name} was edited on the site too: npm run content -- --export brings that text here`,
    ),
  ];
  if (lines.length === 0) return [`Nothing new for ${where}`];
  const places = refreshed.map(placeOf);
  const named = places.slice(0, MOST_NAMED).join(', ');
  const more = places.length > MOST_NAMED ? ` and ${places.length - MOST_NAMED} more` : '';
  const done = [
    published.length > 0 && `${texts(published.length)} published`,
    hidden.length > 0 && `${texts(hidden.length)} taken off`,
    waiting.length > 0 && `${texts(waiting.length)} waiting for its time`,
    conflicts.length > 0 && `${texts(conflicts.length)} left alone`,
  ].filter(Boolean);
  lines.push(`${where}: ${done.join(', ')}`);
  if (places.length > 0) lines.push(`Made anew: ${named}${more}`);
  return lines;
}
