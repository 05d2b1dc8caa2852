// The figures of `npm run weigh`: how much there is to read, and how well it can be read.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { importsOf, isOurs, type Import } from '../../tests/support/read-imports.ts';
import { filesUnder, readPlace, root, type SourceFile } from '../../tests/support/source-files.ts';
import { circlesAmong } from './circles.ts';

export interface Folder {
  name: string;
  files: number;
  lines: number;
  /** Of these lines, those of tables, dictionaries and generated files, which are not read as code. */
  data: number;
}

const DATA = /\.(csv|jsonl|txt|svg|yaml|sql)$|_snapshot\.json$|^NOTICES$|grafana/;

/** src/lib/domain/…, src/pages/…, tests/…: the first folders of a place, which are the layers of docs/architecture.md. */
function folderOf(place: string): string {
  const parts = place.split('/');
  if (parts.length === 1) return '(top)';
  const depth = parts[0] === 'src' ? (parts[1] === 'lib' ? 3 : 2) : parts[0] === 'tests' ? 2 : 1;
  return parts.slice(0, Math.min(depth, parts.length - 1)).join('/');
}

/** Tracked files of text and their lines, folder by folder. */
export function folders(): Folder[] {
  const places = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  const found = new Map<string, Folder>();
  for (const place of places.split('\n').filter((one) => one && existsSync(path.join(root, one)))) {
    const text = readPlace(place);
    if (text.includes('\0')) continue; // a picture, a font, a film
    const name = place === 'package-lock.json' ? 'the lock' : folderOf(place);
    const folder = found.get(name) ?? { name, files: 0, lines: 0, data: 0 };
    found.set(name, folder);
    folder.files += 1;
    const lines = text.split('\n').length - 1;
    folder.lines += lines;
    if (DATA.test(place)) folder.data += lines;
  }
  return [...found.values()].sort((a, b) => b.lines - a.lines);
}

/** Every import inside `src`, with those that only name types. */
export function importsOfSource(): Import[] {
  const files = filesUnder(['src'], ['.ts', '.tsx', '.astro', '.mjs']);
  return files.flatMap(importsOf).filter(({ to }) => isOurs(to));
}

/** Groups of files that import each other: `byValue` while the mall runs, `all` with those that only name types. */
export function circles(): { byValue: string[][]; all: string[][] } {
  const imports = importsOfSource();
  return { byValue: circlesAmong(imports.filter(({ isType }) => !isType)), all: circlesAmong(imports) };
}

function castsIn({ place, text }: SourceFile): number {
  let count = 0;
  const look = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText(source) !== 'const') count += 1;
    ts.forEachChild(node, look);
  };
  const source = ts.createSourceFile(place, text, ts.ScriptTarget.Latest);
  look(source);
  return count;
}

/** `value as T` in the domain: places where the compiler does not check the type. */
export const casts = (): number =>
  filesUnder(['src/lib/domain'], ['.ts']).reduce((sum, file) => sum + castsIn(file), 0);

const stateColumn =
  /^\s*(\w*(?:status|state|kind|type))\s*:\s*((?:text|varchar|smallint|integer)\([^)\n]*\)[^,]*)/gim;

/** Columns called status, state, kind or type whose values have no type of their own: `table.column`. */
export const untypedColumns = (): string[] =>
  filesUnder(['src/lib/db/schema'], ['.ts']).flatMap(({ place, text }) =>
    [...text.matchAll(stateColumn)]
      .filter(([, , rest = '']) => !/\$type<|\benum:/.test(rest))
      .map(([, name = '']) => `${place.split('/').at(-1)}: ${name}`),
  );

/** How many files a program has loaded when it may run this one. */
export function filesBehind(place: string): number {
  const imports = importsOfSource().filter(({ isType }) => !isType);
  const next = Map.groupBy(imports, ({ from }) => from);
  const seen = new Set([place]);
  for (const file of seen) for (const { to } of next.get(file) ?? []) seen.add(to);
  return seen.size;
}
