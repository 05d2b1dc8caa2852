import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '../../call/call.ts';
import { catalogApi, type ImportView } from '../../contracts/catalog.ts';
import { SetupError } from '../../kernel/setup-error.ts';
import type { Settings } from '../env.ts';
import { withSecretFiles } from '../environment.ts';
import { logInCommand } from '../log-in-command.ts';
import { formatOf, type CatalogBackend, type Whose } from './catalog-backend.ts';
import { patiently, valueOf } from './patient.ts';

const LOOK_AGAIN = 500;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

interface Begun {
  import_id: string;
  received: number;
  part_size: number;
}
/** Sends what the mall does not have yet of a file, part by part. */
async function send(
  call: Call,
  file: string,
  { import_id: id, received: from, part_size: partSize }: Begun,
  takesAway: boolean,
): Promise<void> {
  const handle = await open(file);
  try {
    const part = Buffer.alloc(partSize);
    let offset = from;
    for (;;) {
      const { bytesRead } = await handle.read(part, 0, partSize, offset);
      if (bytesRead === 0) return;
      const blob = new Blob([Uint8Array.from(part.subarray(0, bytesRead))]);
      const from = offset;
      offset = (
        await patiently(() =>
          call(catalogApi.part, {
            id,
            offset: from,
            file: blob as File,
            ...(takesAway ? { take_away: 1 } : {}),
          }),
        )
      ).received;
    }
  } finally {
    await handle.close();
  }
}

/** Asks how far it is until it is done. Where the mall was away meanwhile, the job of the file is set going again. */
async function watch(
  call: Call,
  id: string,
  announce: () => Promise<unknown>,
  tell: (now: ImportView) => void,
): Promise<ImportView> {
  let wasAway = false;
  for (;;) {
    const now = await patiently(
      () => call(catalogApi.show, { id }),
      () => {
        wasAway = true;
        console.log('  the mall is away; waiting for it');
      },
    );
    tell(now);
    if (now.status === 'done' || now.status === 'failed') return now;
    if (wasAway) await announce();
    wasAway = false;
    await pause(LOOK_AGAIN);
  }
}

/** Goods go through the API of a mall that is running, with an account of the store or of the platform. */
export async function throughMall(base: string, settings: Settings, whose: Whose): Promise<CatalogBackend> {
  const { store, locale } = whose;
  const { call, close } = await logInCommand(settings, {
    base,
    prefix: 'CATALOG',
    account: process.env['CATALOG_ACCOUNT'],
    password: withSecretFiles(process.env)['CATALOG_PASSWORD'],
    code: process.env['CATALOG_CODE'],
    whose: 'the store, or of the platform with --store',
    demoAccount: store ? '13800000099' : '13800000011',
    locale,
  });
  const fetchTo = async (link: { url: string }, to: string): Promise<void> => {
    const reply = await fetch(base + link.url);
    if (!reply.ok || !reply.body) throw new SetupError(`The mall answers ${reply.status}.`, 'Try again.');
    const part = `${to}.part`;
    try {
      await pipeline(Readable.fromWeb(reply.body as never), createWriteStream(part));
      renameSync(part, to);
    } catch (error) {
      rmSync(part, { force: true });
      throw new SetupError(
        `The file ended in the middle (${(error as Error).message}).`,
        'Run the same command again.',
      );
    }
  };
  return {
    where: base,
    async take(file, pictures, { takesAway, tell }) {
      const facts = { name: path.basename(file), size: statSync(file).size, hash: await hashOf(file) };
      const announce = () =>
        patiently(() =>
          store ? call(catalogApi.startFor, { ...facts, store }) : call(catalogApi.start, facts),
        );
      const started = await announce();
      const { import_id: id } = started;
      for await (const { name, bytes } of pictures) {
        const blob = new Blob([Uint8Array.from(bytes)]) as File;
        const kept = await call(catalogApi.picture, { id, name, file: blob });
        if (!kept.ok) console.log(`  ${name}: ${kept.failure.message ?? kept.failure.code}`);
      }
      if (started.status === 'uploading') await send(call, file, started, takesAway);
      return watch(call, id, announce, tell);
    },
    faults: async (id, limit) => valueOf(await call(catalogApi.faults, { id, limit })).list,
    writeErrors: async (id, to) =>
      fetchTo(valueOf(await call(catalogApi.errors, { id, format: formatOf(to) })), to),
    async writeGoods(to) {
      const format = formatOf(to);
      const link = store
        ? await call(catalogApi.exportFor, { store, format })
        : await call(catalogApi.export, { format });
      await fetchTo(valueOf(link), to);
    },
    writeTemplate: async (category, to) =>
      fetchTo(valueOf(await call(catalogApi.template, { category, format: formatOf(to) })), to),
    close,
  };
}
