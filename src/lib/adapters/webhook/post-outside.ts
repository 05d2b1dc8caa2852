import { lookup as resolve } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { seconds } from '../../kernel/clock.ts';
import { isInside, isPublicAddress } from '../../kernel/network.ts';
import type { WebhookAnswer, WebhookMessage } from './webhook-post.ts';

/** The whole exchange, from the name to the last byte that is read. */
const PATIENCE = seconds(8);
/** What is read of an answer, and what is kept of it. */
const READ_BYTES = 16_384;
const KEPT_LETTERS = 500;

/**
 * The first address of a host, if all of its addresses are allowed: a name may resolve to one inside the network now,
 * or at the next request.
 */
async function placeOf(host: string, mayBeInside: boolean): Promise<{ address: string; family: number }> {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const all = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await resolve(bare, { all: true });
  const isOpen = ({ address }: { address: string }): boolean =>
    isPublicAddress(address) || (mayBeInside && isInside(address));
  const [first] = all;
  if (!first || !all.every(isOpen)) throw new Error('This address leads into a network that is not public');
  return first;
}

function exchange(
  { url, headers, body }: WebhookMessage,
  place: { address: string; family: number },
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const { promise, resolve: done, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const { request } = url.startsWith('https:') ? https : http;
  const sent = request(
    url,
    {
      method: 'POST',
      agent: false,
      signal,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // The connection goes to the address that was checked, even if the name resolves to another one by now (DNS
      // rebinding).
      lookup: (_host, options, answer) =>
        options.all ? answer(null, [place]) : answer(null, place.address, place.family),
    },
    (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const end = (): void =>
        done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') });
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes < READ_BYTES) return;
        end();
        answer.destroy();
      });
      answer.on('end', end);
      answer.on('error', reject);
    },
  );
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

/** Sends a message to an external address: redirects are not followed, and addresses inside the network are refused. */
export async function postOutside(message: WebhookMessage): Promise<WebhookAnswer> {
  const began = performance.now();
  const took = (): number => Math.round(performance.now() - began);
  const signal = AbortSignal.timeout(PATIENCE);
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new Error(`No answer within ${PATIENCE / 1000} seconds`)));
  const work = async () => {
    const place = await placeOf(new URL(message.url).hostname, message.mayBeInside);
    return exchange(message, place, signal);
  };
  try {
    const { status, text } = await Promise.race([work(), tooLate]);
    return { status, text: text.replaceAll('\0', '').slice(0, KEPT_LETTERS), tookMs: took() };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { status: null, text: text.slice(0, KEPT_LETTERS), tookMs: took() };
  }
}
