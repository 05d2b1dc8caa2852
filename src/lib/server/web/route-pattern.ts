import { features } from '../../api/routes.ts';
import { PAGES } from '../../contracts/routes.ts';
import { barePath } from '../../i18n/locales.ts';

/** Patterns by their parts: asked for every answer, so nothing is tried that does not begin as the address does. */
interface Part {
  fixed: Map<string, Part>;
  /** `:id` or `[id]`. */
  any?: Part;
  /** The pattern that ends here. */
  ends?: string;
  /** The pattern whose `[...rest]` begins here, with any number of parts. */
  goesOn?: string;
}

const newPart = (): Part => ({ fixed: new Map() });

function under(part: Part, segment: string): Part {
  if (/^(?::|\[)/.test(segment)) return (part.any ??= newPart());
  const known = part.fixed.get(segment) ?? newPart();
  part.fixed.set(segment, known);
  return known;
}

function find(part: Part, segments: readonly string[], at: number): string | undefined {
  const segment = segments[at];
  if (segment === undefined) return part.ends ?? part.goesOn;
  const fixed = part.fixed.get(segment);
  return (
    (fixed && find(fixed, segments, at + 1)) ??
    (part.any && segment ? find(part.any, segments, at + 1) : undefined) ??
    part.goesOn
  );
}

function tableOf(patterns: readonly string[]) {
  const root = newPart();
  for (const name of patterns) {
    const open = name.indexOf('/[...');
    const last = (open < 0 ? name : name.slice(0, open)).split('/').reduce(under, root);
    if (open < 0) last.ends ??= name;
    else last.goesOn ??= name;
  }
  return (path: string): string | undefined => find(root, path.split('/'), 0);
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
