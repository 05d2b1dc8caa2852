import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportView } from '../contracts/catalog.ts';
import { isLocale } from '../i18n/locales.ts';
import { SetupError } from '../kernel/setup-error.ts';
import type { CatalogBackend, Picture } from './catalog/catalog-backend.ts';
import { openCatalogBackend } from './catalog/open-backend.ts';
import { readSettings } from './env.ts';

const FAULTS_SHOWN = 10;
const LARGEST_PICTURE = 20 * 1024 * 1024;

const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string' },
    pictures: { type: 'string' },
    category: { type: 'string' },
    lang: { type: 'string' },
    'take-away': { type: 'boolean' },
  },
});
const [act = 'import', given] = positionals;
/** Where npm was called; npm itself works in the project. */
const CALLED_IN = process.env['INIT_CWD'] ?? process.cwd();
const inFolder = (name: string): string => path.resolve(CALLED_IN, name);
const asSeen = (file: string): string => {
  const near = path.relative(CALLED_IN, file);
  return near.startsWith('..') ? file : near;
};

function needed(name: string | undefined, what: string, example: string): string {
  if (name) return name;
  throw new SetupError(what, `For example: npm run catalog:${act} -- ${example}`);
}

/** Pictures of a folder, one at a time. */
async function* picturesOf(folder: string | undefined): AsyncGenerator<Picture> {
  if (!folder) return;
  const place = inFolder(folder);
  if (!existsSync(place))
    throw new SetupError(`There is no folder ${folder}.`, 'Name the folder of the pictures.');
  for (const name of readdirSync(place).sort()) {
    const file = path.join(place, name);
    if (/\.(jpe?g|png)$/i.test(name) && statSync(file).size < LARGEST_PICTURE)
      yield { name, bytes: readFileSync(file) };
  }
}

function tellProgress(): (now: ImportView) => void {
  let said = -1;
  return (now) => {
    if (now.rows_total === 0 || now.status === 'failed') return;
    const share = Math.floor((now.rows_done * 20) / now.rows_total) * 5;
    if (share === said) return;
    said = share;
    console.log(`  ${String(share).padStart(3)} %  ${now.rows_done} of ${now.rows_total} rows`);
  };
}

async function importFile(backend: CatalogBackend): Promise<boolean> {
  const name = needed(given, 'Say which file holds the goods.', 'goods.csv --store yongnian-hengjin');
  const file = inFolder(name);
  if (!existsSync(file)) throw new SetupError(`There is no file ${name}.`, 'Name a CSV or XLSX file.');
  const startedAt = performance.now();
  const done = await backend.take(file, picturesOf(wanted.pictures), {
    takesAway: wanted['take-away'] ?? false,
    tell: tellProgress(),
  });
  if (done.status === 'failed') {
    console.log(`✗ ${name}: ${done.failure}`);
    return false;
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `✓ ${done.created} products new, ${done.updated} changed, ${done.unchanged} as they were; ` +
      `${done.skus} SKUs written to ${backend.where} (${seconds} s)`,
  );
  if (done.faulty === 0) return true;
  const { dir, name: stem, ext } = path.parse(file);
  const errors = path.join(dir, `${stem}-errors${/^\.xlsx$/i.test(ext) ? '.xlsx' : '.csv'}`);
  await backend.writeErrors(done.import_id, errors);
  for (const row of await backend.faults(done.import_id, FAULTS_SHOWN))
    for (const { column, problem, cure } of row.faults)
      console.log(`✗ ${name}:${row.line} ${column}  ${problem}\n    ${cure}`);
  const were = done.faulty === 1 ? '1 product was' : `${done.faulty} products were`;
  console.log(`${were} not taken; correct the rows in ${asSeen(errors)} and import that file`);
  return false;
}

/** npm run catalog:import and catalog:export: goods of a store as files; with --category the template of one. */
async function main(): Promise<void> {
  const locale = isLocale(wanted.lang) ? wanted.lang : 'zh-CN';
  const backend = await openCatalogBackend(readSettings(), { store: wanted.store, locale });
  try {
    if (act === 'import') {
      if (!(await importFile(backend))) process.exitCode = 1;
      return;
    }
    const file = needed(given, 'Say which file to write.', 'goods.xlsx --store yongnian-hengjin');
    const to = inFolder(file);
    if (wanted.category) await backend.writeTemplate(wanted.category, to);
    else await backend.writeGoods(to);
    console.log(`✓ ${file} is written from ${backend.where}`);
  } finally {
    await backend.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? `\n✗ ${error.message}\n  ${error.cure}\n` : error);
  process.exit(error instanceof SetupError ? error.exitCode : 1);
});
