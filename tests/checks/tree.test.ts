// A tree that a newcomer can read.
//
// Code bases that read well have files of 35 to 120 lines and folders that fit on a screen. Nobody decides to write
// a file of 600 lines or a folder of 40 files: they grow. This stops them while splitting is still cheap.
// When it fails: a long file holds two verbs, a full folder holds two features; give each its own.
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, listOf, pathsUnder } from '../support/source-files.ts';

const longest = 250;
const fullest = 18;

/** Folders that hold one file for each feature or address, found by name and not by scrolling. */
const mayBeFull = [
  /^src\/content\//,
  /^src\/pages\//,
  /^locales\//,
  /^public\//,
  /^src\/lib\/contracts\/$/,
  /^src\/lib\/api\/routes\/$/,
  /^src\/lib\/db\/(migrations|schema)\//,
];

const code = filesUnder(['src', 'tests', 'scripts'], ['.ts', '.tsx', '.astro', '.mjs', '.css']);
const places = ['src', 'tests', 'scripts', 'locales'].flatMap(pathsUnder);

test(`no file of code is longer than ${longest} lines`, () => {
  const findings = code
    .map(({ place, text }) => ({ place, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longest)
    .map(({ place, lines }) => `${place}: ${lines} lines`);
  expect(listOf(findings)).toBe('');
});

test(`no folder holds more than ${fullest} files`, () => {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(path.dirname(place), (counts.get(path.dirname(place)) ?? 0) + 1);
  const findings = [...counts]
    .filter(([folder, count]) => count > fullest && !mayBeFull.some((pattern) => pattern.test(`${folder}/`)))
    .map(([folder, count]) => `${folder}: ${count} files`);
  expect(listOf(findings)).toBe('');
});

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
