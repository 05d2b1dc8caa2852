// Pictures that cost more than they show, and many at once: through the real server, which stays able to do other work.
import http from 'node:http';
import { setInterval } from 'node:timers';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { minutes } from '#lib/kernel/clock.ts';
import { UPLOADS_AT_ONCE_OF_ACCOUNT } from '#lib/kernel/limits.ts';
import { openTestMall } from '../../support/mall.ts';
import { serveMall } from '../../support/serve-mall.ts';
import { tokenOf } from '../account/people.ts';

const PATH = '/api/upload/image/review';
const mall = await openTestMall();
const server = await serveMall(mall);
// Uploads of an address are counted by the minute.
beforeEach(() => mall.clock.advance(minutes(2)));
afterAll(async () => {
  await server.close();
  await mall.close();
});

async function send(token: string, bytes: Uint8Array): Promise<string> {
  const body = new FormData();
  body.append('file', new File([Uint8Array.from(bytes)], 'a.png', { type: 'image/png' }));
  const answer = await fetch(server.url + PATH, { method: 'POST', headers: { 'x-token': token }, body });
  return ((await answer.json()) as { code?: string }).code ?? 'ok';
}

function part(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const MEGABYTE = 1024 * 1024;
const zeros = (length: number, finishFlush: number): Buffer =>
  deflateRawSync(Buffer.alloc(length), { finishFlush });
const block = zeros(MEGABYTE, constants.Z_SYNC_FLUSH);

/** So many zeros, packed a megabyte at a time. */
function packedZeros(length: number): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(((length % 65_521) * 65_536 + 1) >>> 0);
  const blocks = Array.from({ length: Math.floor(length / MEGABYTE) }, () => block);
  const rest = zeros(length % MEGABYTE, constants.Z_FINISH);
  return Buffer.concat([Buffer.from([0x78, 0x01]), ...blocks, rest, sum]);
}

/** A black PNG: 0 for grey, 6 for colors with transparency. */
function png(width: number, height: number, { depth, kind }: { depth: 8 | 16; kind: 0 | 6 }): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([depth, kind], 8);
  const line = 1 + (width * depth * (kind === 6 ? 4 : 1)) / 8;
  const pixels = packedZeros(line * height);
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, part('IHDR', head), part('IDAT', pixels), part('IEND', Buffer.alloc(0))]);
}

test('a picture of millions of lines, or with more bytes behind each pixel than is shown, is not opened', async () => {
  const token = await tokenOf(mall, '13400000021');
  expect(await send(token, png(1, 12_000_000, { depth: 8, kind: 0 }))).toBe('upload.broken');
  expect(await send(token, png(12_000_000, 1, { depth: 8, kind: 0 }))).toBe('upload.broken');
  expect(await send(token, png(5000, 5000, { depth: 16, kind: 6 }))).toBe('upload.broken');
  expect(await send(token, png(16, 30_000, { depth: 8, kind: 0 }))).toBe('ok');
  expect(await send(token, png(300, 300, { depth: 16, kind: 6 }))).toBe('ok');
}, 120_000);

/** A grey progressive JPEG that goes over its pixels so often; a scan that changes nothing is some bytes long. */
function jpegOfScans(side: number, scans: number): Buffer {
  const segment = (kind: number, ...bytes: number[]): Buffer =>
    Buffer.from([0xff, kind, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]);
  const zeroes = (count: number): number[] => Array<number>(count).fill(0);
  const [high, low] = [side >> 8, side & 255];
  const blocks = Math.ceil(side / 8) ** 2;
  // One word of one bit each: no difference to the block before; and, with fourteen bits more, many blocks are done.
  const tables = [segment(0xc4, 0x00, 1, ...zeroes(16)), segment(0xc4, 0x10, 1, ...zeroes(15), 0xe0)];
  const runs = Math.floor(blocks / 32_767);
  const bits = `${`0${'1'.repeat(14)}`.repeat(runs)}0${(blocks - runs * 32_767).toString(2).padStart(14, '0')}`;
  const bytes = (bits.match(/.{1,8}/g) ?? []).flatMap((byte) => {
    const value = parseInt(byte.padEnd(8, '1'), 2);
    return value === 255 ? [255, 0] : [value];
  });
  const scan = Buffer.concat([segment(0xda, 1, 1, 0, 1, 63, 0), Buffer.from(bytes)]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, high, low, high, low, 1, 1, 0x11, 0),
    ...tables,
    segment(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array<Buffer>(scans).fill(scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

test('a JPEG that goes over its pixels a thousand times is not opened', async () => {
  const token = await tokenOf(mall, '13400000027');
  expect(await send(token, jpegOfScans(1000, 1000))).toBe('upload.broken');
  expect(await send(token, jpegOfScans(1000, 20))).toBe('ok');
});

test('two pictures are drawn at once, one of an account: threads are left for files and passwords', async () => {
  const [one, other] = [await tokenOf(mall, '13400000022'), await tokenOf(mall, '13400000023')];
  const third = await tokenOf(mall, '13400000026');
  const photo = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  const atWork = (): number => {
    const { queue, process } = sharp.counters();
    return queue + process;
  };
  const mostOf = async (tokens: string[]): Promise<number> => {
    // What was begun before this, here or by the file before in the same process, is not of these.
    await expect.poll(atWork, { timeout: 30_000, interval: 5 }).toBe(0);
    let most = 0;
    // One that leaves the queue while both are read would be counted twice.
    const look = setInterval(() => (most = Math.max(most, sharp.counters().process)), 2);
    const answers = await Promise.all(tokens.map((token) => send(token, photo)));
    clearInterval(look);
    expect(answers).toEqual(tokens.map(() => 'ok'));
    return most;
  };
  expect(await mostOf([one, one, one, one, one])).toBe(1);
  expect(await mostOf([one, other, third, one, other, third])).toBeLessThanOrEqual(2);
}, 120_000);

/** Announces a file of five megabytes and sends nothing of it. */
function announce(token: string, type = 'multipart/form-data; boundary=x') {
  const headers = { 'x-token': token, 'content-type': type, 'content-length': 5_000_000 };
  const { port } = server;
  const request = http.request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: PATH,
    headers,
    agent: false,
  });
  request.on('error', () => undefined);
  const heard = new Promise<string>((resolve) =>
    request.on('response', (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve((JSON.parse(text) as { code: string }).code));
    }),
  );
  request.flushHeaders();
  return { heard, end: () => request.destroy() };
}

test('one account has so many files on their way; others send theirs, and so does it once those have ended', async () => {
  const [one, other] = [await tokenOf(mall, '13400000024'), await tokenOf(mall, '13400000025')];
  const small = png(40, 40, { depth: 8, kind: 0 });
  const most = Math.floor(UPLOADS_AT_ONCE_OF_ACCOUNT / 5_000_000);
  const waiting = Array.from({ length: most + 1 }, () => announce(one));
  expect(await Promise.race(waiting.map(({ heard }) => heard))).toBe('system.busy');
  expect(await send(other, small)).toBe('ok');
  for (const { end } of waiting) end();
  const patient = { timeout: 60_000, interval: 500 };
  await expect.poll(() => announce(one, 'text/plain').heard, patient).toBe('request.invalid');
  mall.clock.advance(minutes(2));
  const again = Array.from({ length: most }, () => announce(one, 'text/plain').heard);
  await expect(Promise.all(again)).resolves.toEqual(again.map(() => 'request.invalid'));
}, 120_000);
