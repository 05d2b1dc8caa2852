// A tree that a newcomer can read: a file is one subject and its name says which.
// Sizes are not limited: a limit of lines or files makes buckets whose files import each other.
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, listOf, pathsUnder } from '../support/source-files.ts';

const code = filesUnder(['src', 'demo', 'tests', 'scripts'], ['.ts', '.tsx', '.astro', '.mjs', '.css']);
const places = ['src', 'demo', 'tests', 'scripts', 'locales'].flatMap(pathsUnder);

test('names say what is inside: no drawers for everything', () => {
  const drawer = /(^|\/)(utils?|helpers?|misc|stuff)(\/|\.[a-z]+$)/i;
  expect(listOf(places.filter((place) => drawer.test(place)))).toBe('');
});

test('index.ts only re-exports, and there is no index.tsx', () => {
  const findings = code.flatMap(({ place, text }) => {
    if (place.endsWith('/index.tsx')) return [`${place}: name it after what it shows`];
    if (!place.endsWith('/index.ts') || place.startsWith('src/pages/')) return [];
    const rest = text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\/\/.*$/gm, '')
      .replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s*from\s*['"][^'"]+['"];?/g, '')
      .trim();
    return rest ? [`${place}: holds more than re-exports`] : [];
  });
  expect(listOf(findings)).toBe('');
});

test('modules are kebab-case, components are PascalCase', () => {
  const component = /^[A-Z][A-Za-z0-9]*\.(astro|tsx)$/;
  const module = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs)$/;
  const findings = places.filter((place) => {
    const name = path.basename(place);
    if (!/\.(ts|tsx|mjs|astro)$/.test(name) || place.startsWith('src/pages/')) return false;
    if (name.endsWith('.astro')) return !component.test(name);
    return !module.test(name) && !component.test(name);
  });
  expect(listOf(findings)).toBe('');
});
