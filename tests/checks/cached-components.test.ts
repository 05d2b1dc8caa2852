// Pieces of pages that are written once and shown to everybody (src/components/cached.ts).
//
// A cached component, and every component inside of it, is made of its properties and the language alone. One that looked
// at the address, the visitor, the clock or the data of a call would show the first page's answer on all others.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const components = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.astro'))
  .map((file) => path.posix.join('src', file));

/** Astro components that a file imports, by the name that it gives them. */
function importsOf(file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, from] of read(file).matchAll(/^import (\w+) from '([^']+\.astro)';$/gm)) {
    const target = from!.startsWith('#')
      ? from!.replace(/^#/, 'src/')
      : path.posix.join(path.posix.dirname(file), from!);
    found.set(name!, target);
  }
  return found;
}

const cachedComponents = new Set(
  components.flatMap((file) =>
    [...read(file).matchAll(/\bcached\((\w+)\)/g)].map(
      ([, name]) => importsOf(file).get(name!) ?? `${file}: ${name}`,
    ),
  ),
);

function withAllInside(file: string, all = new Set<string>()): Set<string> {
  if (all.has(file)) return all;
  all.add(file);
  for (const inside of importsOf(file).values()) withAllInside(inside, all);
  return all;
}

/** What a page knows that another page does not. */
const FORBIDDEN: [pattern: RegExp, what: string][] = [
  [/Astro\.(url|request|cookies|params|response|originPathname)\b/, 'the address or the request'],
  [
    /\{[^}]*\b(call|user|frame|caller|cacheable|isDown)\b[^}]*\} = Astro\.locals/,
    'the visitor, or data of its own',
  ],
  [/Astro\.locals\.(call|user|frame|caller|cacheable|isDown)\b/, 'the visitor, or data of its own'],
  [/\bDate\.now\(|new Date\(\)|Math\.random\(/, 'the clock or chance'],
  [/<slot\b[^>]*[^/]>/, 'a slot with words of its own: they would never be shown'],
];

test('what is kept is found', () => {
  expect([...cachedComponents]).toContain('src/components/ui/ProductCard.astro');
});

test.each([...cachedComponents])('%s knows neither address, visitor nor clock', (component) => {
  for (const file of withAllInside(component))
    for (const [pattern, what] of FORBIDDEN)
      expect(pattern.test(read(file)), `${file} looks at ${what}`).toBe(false);
});
