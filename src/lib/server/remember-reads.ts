import type { Transport } from '../call/call.ts';
import { seconds } from '../kernel/clock.ts';

/** However well tags are told, nothing is remembered for longer. */
const LIFE_MS = seconds(60);
const MOST_ANSWERS = 400;

interface Remembered {
  answer: Promise<unknown>;
  tag: string;
  until: number;
}

export interface RememberedReads {
  transport: Transport;
  /** Forgets what was read under these tags. */
  expire(tags: readonly string[]): void;
}

/**
 * Answers that frame and page of every rendering ask for (site data, categories, belts) are read once and shared
 * until their tag changes. Only rows with `kept`, asked without a token, take part.
 */
export function rememberReads(ask: Transport, now: () => number = Date.now): RememberedReads {
  const known = new Map<string, Remembered>();
  return {
    transport(request) {
      const { kept: tag } = request;
      if (!tag || request.method !== 'GET') return ask(request);
      const key = `${request.headers['X-Lang']} ${request.path}`;
      const found = known.get(key);
      if (found && now() < found.until) return found.answer;
      const answer = ask(request);
      known.set(key, { answer, tag, until: now() + LIFE_MS });
      const forget = () => {
        if (known.get(key)?.answer === answer) known.delete(key);
      };
      // A refusal or a lost backend must not stay.
      answer.then((envelope) => {
        if ((envelope as { status?: unknown } | null)?.status !== 200) forget();
      }, forget);
      for (const oldest of known.keys()) {
        if (known.size <= MOST_ANSWERS) break;
        known.delete(oldest);
      }
      return answer;
    },
    expire(tags) {
      for (const [key, { tag }] of known) if (tags.includes(tag)) known.delete(key);
    },
  };
}
