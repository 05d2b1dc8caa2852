import { escapeXml } from '../../kernel/escape.ts';
import { seconds, type Clock } from '../../kernel/clock.ts';
import { createBreaker } from '../breaker.ts';
import { isPlainName } from '../../kernel/file-name.ts';
import { mimeOf } from './mime-of.ts';
import { withPlainNames, type Storage } from './storage.ts';
import { streamOf } from './stream-of.ts';
import { tagOf } from './xml-answer.ts';

const PATIENCE = seconds(10);
const TRIES_AGAIN = 2;
/** Bytes of a part of a long file; the service wants at least 5 MiB of each but the last. */
const PART = 8 * 1024 * 1024;

export interface S3Settings {
  /** https://s3.region.example.com; the bucket is part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Ends what takes too long; how long whoever reads takes in between is not counted. */
function createPatience() {
  const stop = new AbortController();
  return {
    signal: stop.signal,
    async with<T>(wait: () => Promise<T>): Promise<T> {
      const timer = setTimeout(() => stop.abort(new Error('The storage takes too long')), PATIENCE);
      try {
        return await wait();
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  patience: ReturnType<typeof createPatience>,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await patience.with(() => reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
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

  const ask = (
    method: 'PUT' | 'GET' | 'DELETE' | 'POST',
    name: string,
    init: RequestInit = {},
    signal: AbortSignal = AbortSignal.timeout(PATIENCE),
  ) => {
    return breaker.run(async () => {
      const answer = await (await open()).fetch(`${base}/${name}`, { ...init, method, signal });
      if (answer.status >= 500) throw new Error(`The storage answered ${answer.status} to ${method} ${name}`);
      return answer;
    });
  };
  const refused = (answer: Response, what: string): Error =>
    new Error(`The storage answered ${answer.status} to ${what}`);

  const put = async (name: string, bytes: Uint8Array, mime?: string): Promise<Response> => {
    const answer = await ask('PUT', name, {
      body: Buffer.from(bytes),
      headers: { ...(mime && { 'content-type': mime }), 'content-length': String(bytes.byteLength) },
    });
    await answer.body?.cancel();
    if (!answer.ok) throw refused(answer, `PUT ${name}`);
    return answer;
  };
  /** An answer's text, which may be a refusal although its status is none. */
  const textOf = async (answer: Response, what: string): Promise<string> => {
    const text = await answer.text();
    if (!answer.ok || text.includes('<Error>')) throw refused(answer, what);
    return text;
  };
  const begin = async (name: string, mime: string): Promise<string> => {
    const what = `POST ${name}?uploads`;
    const answer = await ask('POST', `${name}?uploads=`, { headers: { 'content-type': mime } });
    const [, id] = /<UploadId>([^<]+)<\/UploadId>/.exec(await textOf(answer, what)) ?? [];
    if (!id) throw refused(answer, what);
    return encodeURIComponent(id);
  };
  const complete = async (name: string, upload: string, tags: readonly string[]): Promise<void> => {
    const parts = tags.map(
      (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    await textOf(await ask('POST', `${name}?uploadId=${upload}`, { body }), `POST ${name}?uploadId`);
  };

  const giveUp = async (name: string, upload: string): Promise<Response> => {
    const answer = await ask('DELETE', `${name}?uploadId=${upload}`);
    await answer.body?.cancel();
    return answer;
  };
  /** Uploads in parts that are not completed; one answer names a thousand at the most. */
  async function* unfinished(): AsyncGenerator<{ name: string; upload: string; begun: Date }> {
    for (let from: string | undefined = ''; from !== undefined;) {
      const page: string = await textOf(await ask('GET', `?uploads=${from}`), 'GET ?uploads');
      for (const [, one = ''] of page.matchAll(/<Upload>(.*?)<\/Upload>/gs))
        yield {
          name: tagOf(one, 'Key') ?? '',
          upload: encodeURIComponent(tagOf(one, 'UploadId') ?? ''),
          begun: new Date(tagOf(one, 'Initiated') ?? NaN),
        };
      const [key, upload] = [tagOf(page, 'NextKeyMarker'), tagOf(page, 'NextUploadIdMarker')];
      from =
        tagOf(page, 'IsTruncated') === 'true' && key && upload
          ? `&key-marker=${encodeURIComponent(key)}&upload-id-marker=${encodeURIComponent(upload)}`
          : undefined;
    }
  }

  return withPlainNames({
    name: 's3',
    put: async (name, bytes, mime) => void (await put(name, bytes, mime)),
    async write(name, pieces, mime) {
      let upload: string | undefined;
      const tags: string[] = [];
      let held: Uint8Array[] = [];
      let length = 0;
      const sendPart = async (): Promise<void> => {
        upload ??= await begin(name, mime);
        const place = `${name}?partNumber=${tags.length + 1}&uploadId=${upload}`;
        const answer = await put(place, Buffer.concat(held));
        tags.push(answer.headers.get('etag') ?? '');
        held = [];
        length = 0;
      };
      try {
        for await (const piece of pieces) {
          held.push(piece);
          length += piece.byteLength;
          if (length >= PART) await sendPart();
        }
        if (!upload) return void (await put(name, Buffer.concat(held), mime));
        if (length > 0) await sendPart();
        await complete(name, upload, tags);
      } catch (error) {
        // Parts of a file that is not completed would be paid for until somebody looks.
        if (upload) await giveUp(name, upload).catch(() => undefined);
        throw error;
      }
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
    async open(name) {
      const mime = mimeOf(name);
      if (!mime) return undefined;
      const patience = createPatience();
      const answer = await patience.with(() => ask('GET', name, {}, patience.signal));
      if (answer.ok && answer.body) {
        const pieces = streamOf(piecesOf(answer.body, patience));
        return { pieces, size: Number(answer.headers.get('content-length')), mime };
      }
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw refused(answer, `GET ${name}`);
    },
    async remove(name) {
      const answer = await ask('DELETE', name);
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404) throw refused(answer, `DELETE ${name}`);
    },
    async tidy(before) {
      // Others may keep files in the bucket, too: what the mall could not have begun is left alone.
      const old = (await Array.fromAsync(unfinished())).filter(
        ({ name, begun }) => begun < before && isPlainName(name) && mimeOf(name),
      );
      for (const { name, upload } of old) {
        // One that was completed meanwhile is there no more.
        const answer = await giveUp(name, upload);
        if (!answer.ok && answer.status !== 404) throw refused(answer, `DELETE ${name}?uploadId`);
      }
      return old.length;
    },
    urlOf: (name) => `/files/${name}`,
  });
}
