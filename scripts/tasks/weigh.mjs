// npm run weigh: how much there is to read, and how well it can be read. The figures of docs/decisions stand on it.
import { readArguments } from '../lib/arguments.mjs';
import { casts, circles, filesBehind, folders, importsOfSource, untypedColumns } from '../weigh/figures.ts';
import { shortestCircle } from '../weigh/circles.ts';
import { rawSql } from '../weigh/raw-sql.ts';
import { readTours } from '../weigh/tours.ts';
import { domainFeatures, strayWords } from '../weigh/words.ts';

const { values, words } = readArguments('weigh');
const say = (/** @type {string[]} */ ...lines) => console.log(lines.join('\n'));
const list = (/** @type {readonly string[]} */ lines) => {
  if (values.names) say(...lines.map((line) => `    ${line}`));
};
const number = (/** @type {number} */ value) => value.toLocaleString('en').padStart(9);

const all = folders();
say('   lines     data  files  folder');
for (const { name, lines, data, files } of all)
  if (lines >= 1000 || values.names)
    say(`${number(lines - data)}${number(data)} ${String(files).padStart(6)}  ${name}`);
const total = (/** @type {string} */ what, /** @type {(name: string) => boolean} */ test) => {
  const rows = all.filter(({ name }) => test(name));
  const data = rows.reduce((sum, row) => sum + row.data, 0);
  const text = rows.reduce((sum, row) => sum + row.lines, 0) - data;
  say(`${number(text)}${number(data)}         ${what}`);
};
total('all tracked text but the lock', (name) => name !== 'the lock');
total('src without content', (name) => name.startsWith('src') && name !== 'src/content');

const { byValue, all: byType } = circles();
const imports = importsOfSource();
say('', `circles between files: ${byValue.length} by value, ${byType.length} by value or type`);
list(byType.map((group) => `${group.length} files: ${shortestCircle(group, imports).join(' → ')}`));

say(`casts in the domain: ${casts()}`);
const untyped = untypedColumns();
say(`columns of a status, state, kind or type without a type: ${untyped.length}`);
list(untyped);

const statements = rawSql();
say(`places where a test writes SQL: ${statements.length}`);
list(statements);

const features = domainFeatures();
const strays = strayWords(new Set(features.map(({ word }) => word)));
say(
  `features of the domain: ${features.length}; words of other layers that no feature has: ${strays.length}`,
);
list(strays);

say('', 'files that a tour names, and files that run behind the one it begins with');
const tours = words.length ? words.map((file) => ({ name: '', stops: [{ file }] })) : readTours();
for (const { name, stops } of tours) {
  const [{ file }] = stops;
  const named = new Set(stops.map((stop) => stop.file)).size;
  say(`${number(named)} ${String(filesBehind(file)).padStart(6)}  ${name || file}`);
}
