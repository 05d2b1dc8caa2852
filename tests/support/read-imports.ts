// Which file imports which: read from the text, resolved to places inside the project.
import path from 'node:path';
import type { SourceFile } from './source-files.ts';

export interface Import {
  from: string;
  /** 'src/…' for ours, the specifier itself for packages. */
  to: string;
  /** Erased when it runs: `import type`, or every name in the braces marked with type. */
  isType: boolean;
  /** Written in the <script> part of an .astro file: it runs in the browser. */
  isScript: boolean;
}

const aliases: Record<string, string> = {
  '#lib/': 'src/lib/',
  '#demo/': 'demo/',
  '#components/': 'src/components/',
  '#islands/': 'src/islands/',
  '#layouts/': 'src/layouts/',
};

const statement =
  /^[ \t]*(?:import|export)\s+(type\s+)?((?:[\w*${},\s]|\/\/[^\n]*\n)*?)\s*from\s*['"]([^'"]+)['"]/gm;
const sideEffect = /^[ \t]*import\s+['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g;

function resolve(from: string, specifier: string): string {
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix));
  if (alias) return specifier.replace(alias, aliases[alias] ?? '');
  if (specifier.startsWith('.'))
    return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier));
  return specifier;
}

const allNamesAreTypes = (names: string): boolean => {
  const braces = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  const list = braces
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return Boolean(list?.length && list.every((name) => name.startsWith('type ')));
};

export function importsOf({ place, text }: SourceFile): Import[] {
  if (!place.endsWith('.astro')) return importsIn(place, text, false);
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  const rest = text.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  return [...importsIn(place, rest, false), ...importsIn(place, scripts.join('\n'), true)];
}

function importsIn(place: string, text: string, isScript: boolean): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, isType: boolean): void => {
    found.push({ from: place, to: resolve(place, specifier), isType, isScript });
  };
  for (const [, type, names = '', specifier = ''] of text.matchAll(statement)) {
    add(specifier, Boolean(type) || allNamesAreTypes(names));
  }
  for (const [, specifier = ''] of text.matchAll(sideEffect)) add(specifier, false);
  // In a declaration file import('…') only names a type.
  for (const [, specifier = ''] of text.matchAll(dynamic)) add(specifier, place.endsWith('.d.ts'));
  return found;
}

export const isOurs = (place: string): boolean => /^(src|demo)\//.test(place);
