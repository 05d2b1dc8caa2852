import { features } from '../../api/routes.ts';
import { PAGES } from '../../contracts/routes.ts';
import { barePath } from '../../i18n/locales.ts';

interface Pattern {
  name: string;
  regex: RegExp;
}

/** Addresses without parameters by themselves, the others by the number of their parts; `[...rest]` has any number. */
function tableOf(patterns: readonly string[]) {
  const plain = new Set<string>();
  const byLength = new Map<number, Pattern[]>();
  const open: Pattern[] = [];
  for (const name of patterns) {
    if (name.includes('/[...')) {
      open.push({ name, regex: new RegExp(`^${name.replace(/\/\[\.\.\.\w+\]$/, '')}(?:/|$)`) });
      continue;
    }
    if (!/[:[]/.test(name)) {
      plain.add(name);
      continue;
    }
    const length = name.split('/').length;
    const regex = new RegExp(`^${name.replace(/:\w+|\[\w+\]/g, '[^/]+')}$`);
    byLength.set(length, [...(byLength.get(length) ?? []), { name, regex }]);
  }
  return (path: string): string | undefined =>
    plain.has(path)
      ? path
      : [...(byLength.get(path.split('/').length) ?? []), ...open].find(({ regex }) => regex.test(path))
          ?.name;
}

const rowAt = tableOf(
  Object.values(features).flatMap(({ rows }) => Object.values(rows).map(({ path }) => path)),
);
const pageAt = tableOf(Object.keys(PAGES));

/** The route behind a path, so that there are as many figures as routes and not as many as addresses. */
export function routePattern(kind: string, path: string): string {
  if (kind === 'api') return rowAt(path) ?? 'other';
  if (kind !== 'page') return kind;
  const bare = barePath(path);
  return pageAt(bare.length > 1 ? bare.replace(/\/$/, '') : bare) ?? 'other';
}
