import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { SetupError } from '../../kernel/setup-error.ts';

const NAME = 'backup.json';

/** The manifest of a backup. The hashes show a file that was lost, changed or cut on its way. */
const Manifest = z.object({
  made: z.string(),
  version: z.string(),
  kind: z.enum(['embedded', 'postgres']),
  migration: z.number(),
  rows: z.record(z.string(), z.number()),
  hashes: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** Every file below a folder, with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export async function hashesOf(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of filesBelow(folder))
    if (name !== NAME) hashes[name] = await hashOf(path.join(folder, name));
  return hashes;
}

export const writeManifest = (folder: string, paper: Manifest): void =>
  writeFileSync(path.join(folder, NAME), `${JSON.stringify(paper, null, 2)}\n`);

/** The manifest of a backup whose files are all there and as they were. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, NAME);
  if (!statSync(file, { throwIfNoEntry: false }))
    throw new SetupError(`${folder} holds no backup.`, 'Name a folder that npm run backup has written.');
  const read = Manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success)
    throw new SetupError(`${file} cannot be understood.`, 'Take another backup; this one is damaged.');
  const found = await hashesOf(folder);
  const { hashes } = read.data;
  const wrong = [
    ...Object.keys(hashes).filter((name) => found[name] !== hashes[name]),
    ...Object.keys(found).filter((name) => !(name in hashes)),
  ];
  if (wrong.length > 0)
    throw new SetupError(
      `The backup is damaged: ${wrong.slice(0, 3).join(', ')}${wrong.length > 3 ? ` and ${wrong.length - 3} more` : ''}. Nothing was changed.`,
      'Copy it again from where it is kept, or take another backup.',
    );
  return read.data;
}
