import { seconds, type Clock } from '../../kernel/clock.ts';
import { createBreaker } from '../breaker.ts';
import { mimeOf } from './mime-of.ts';
import { withPlainNames, type Storage } from './storage.ts';

const PATIENCE = seconds(10);
const TRIES_AGAIN = 2;

export interface S3Settings {
  /** https://s3.region.example.com; the bucket is part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Files in a bucket of any S3-compatible service. Browsers read them through this site, under /files/. */
export function createS3Storage(settings: S3Settings, clock: Clock): Storage {
  const breaker = createBreaker('s3', clock);
  const base = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;
  const { region, accessKeyId, secretAccessKey } = settings;
  let client: Promise<import('aws4fetch').AwsClient> | undefined;
  const open = () =>
    (client ??= import('aws4fetch').then(
      ({ AwsClient }) =>
        new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: TRIES_AGAIN }),
    ));

  const ask = (method: 'PUT' | 'GET' | 'DELETE', name: string, init: RequestInit = {}) => {
    return breaker.run(async () => {
      const signal = AbortSignal.timeout(PATIENCE);
      const answer = await (await open()).fetch(`${base}/${name}`, { ...init, method, signal });
      if (answer.status >= 500) throw new Error(`The storage answered ${answer.status} to ${method} ${name}`);
      return answer;
    });
  };
  const refused = (answer: Response, what: string): Error =>
    new Error(`The storage answered ${answer.status} to ${what}`);

  return withPlainNames({
    name: 's3',
    async put(name, bytes, mime) {
      const answer = await ask('PUT', name, {
        body: Buffer.from(bytes),
        headers: { 'content-type': mime, 'content-length': String(bytes.byteLength) },
      });
      await answer.body?.cancel();
      if (!answer.ok) throw refused(answer, `PUT ${name}`);
    },
    async get(name) {
      const mime = mimeOf(name);
      if (!mime) return undefined;
      const answer = await ask('GET', name);
      if (answer.ok) return { bytes: new Uint8Array(await answer.arrayBuffer()), mime };
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw refused(answer, `GET ${name}`);
    },
    async remove(name) {
      const answer = await ask('DELETE', name);
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404) throw refused(answer, `DELETE ${name}`);
    },
    urlOf: (name) => `/files/${name}`,
  });
}
