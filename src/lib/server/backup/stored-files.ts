import { createReadStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { mimeOf } from '../../adapters/storage/mime-of.ts';
import { tagOf } from '../../adapters/storage/xml-answer.ts';
import type { S3Settings } from '../../adapters/storage/s3-storage.ts';
import type { Settings } from '../env.ts';

const ANY_TYPE = 'application/octet-stream';

/** Where the mall keeps uploads and pictures, as a backup sees it: every name, and the bytes as they are. */
export interface StoredFiles {
  where: string;
  names(): AsyncGenerator<string>;
  read(name: string): Promise<Readable>;
  write(name: string, bytes: Uint8Array): Promise<void>;
}

function inFolder(folder: string): StoredFiles {
  return {
    where: folder,
    async *names() {
      if (!existsSync(folder)) return;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        // Half a file, from an upload that ended in the middle.
        if (!entry.isFile() || entry.name.endsWith('.part')) continue;
        yield path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
      }
    },
    read: async (name) => createReadStream(path.join(folder, name)),
    async write(name, bytes) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    },
  };
}

function inBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): StoredFiles {
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  async function ask(address: string, init?: RequestInit): Promise<Response> {
    const { AwsClient } = await import('aws4fetch');
    const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    const answer = await client.fetch(address, init);
    if (!answer.ok) throw new Error(`The storage answered ${answer.status} to ${address}`);
    return answer;
  }
  const addressOf = (name: string) => `${base}/${name.split('/').map(encodeURIComponent).join('/')}`;
  return {
    where: `the bucket ${bucket}`,
    async *names() {
      let from: string | undefined = '';
      while (from !== undefined) {
        const page: string = await (
          await ask(`${base}?list-type=2${from && `&continuation-token=${encodeURIComponent(from)}`}`)
        ).text();
        for (const [key] of page.matchAll(/<Key>[^<]*<\/Key>/g)) yield tagOf(key, 'Key')!;
        const next = tagOf(page, 'NextContinuationToken');
        from = tagOf(page, 'IsTruncated') === 'true' && next ? next : undefined;
      }
    },
    async read(name) {
      const { body } = await ask(addressOf(name));
      return body ? Readable.fromWeb(body as import('node:stream/web').ReadableStream) : Readable.from([]);
    },
    async write(name, bytes) {
      const headers = {
        'content-type': mimeOf(name) ?? ANY_TYPE,
        'content-length': String(bytes.byteLength),
      };
      const answer = await ask(addressOf(name), { method: 'PUT', body: Buffer.from(bytes), headers });
      await answer.body?.cancel();
    },
  };
}

export const storedFiles = ({ providers, DATA_DIR }: Settings): StoredFiles =>
  providers.s3 ? inBucket(providers.s3) : inFolder(path.join(DATA_DIR, 'files'));
