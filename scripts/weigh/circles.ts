// Circles between files: groups of files that reach each other by their imports. None of such a group can be read,
// tested or moved without the others.
import type { Import } from '../../tests/support/read-imports.ts';

/** Each group of files that import each other, largest first; one file that imports itself counts as well. */
export function circlesAmong(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);

  // Tarjan: a file that reaches nothing older than itself closes a group.
  const found: string[][] = [];
  const number = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): void => {
    number.set(file, number.size);
    lowest.set(file, number.get(file)!);
    open.push(file);
    for (const to of next.get(file) ?? []) {
      if (!number.has(to)) visit(to);
      if (open.includes(to)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!));
    }
    if (lowest.get(file) !== number.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || next.get(file)?.includes(file)) found.push(group.sort());
  };
  for (const file of next.keys()) if (!number.has(file)) visit(file);
  return found.sort((a, b) => b.length - a.length);
}

/** The shortest way from a file of the group back to itself: what a reader needs in order to cut it. */
export function shortestCircle(group: readonly string[], imports: readonly Import[]): string[] {
  const inside = new Set(group);
  const next = new Map<string, string[]>();
  for (const { from, to } of imports)
    if (inside.has(from) && inside.has(to)) next.set(from, [...(next.get(from) ?? []), to]);
  const ways = group.map((start) => {
    const before = new Map<string, string>();
    const queue = [start];
    for (const file of queue)
      for (const to of next.get(file) ?? []) {
        if (before.has(to)) continue;
        before.set(to, file);
        if (to === start) {
          const way = [start];
          for (let at = file; at !== start; at = before.get(at)!) way.unshift(at);
          return [start, ...way];
        }
        queue.push(to);
      }
    return [];
  });
  return ways.filter((way) => way.length).sort((a, b) => a.length - b.length)[0] ?? [];
}
