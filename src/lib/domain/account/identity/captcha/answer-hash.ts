import { sha256Hex } from '#lib/kernel/ids.ts';

/** Capital and small letters are one: pictures do not tell them apart. */
export const answerHash = (key: string, answer: string): string =>
  sha256Hex(`${key} ${answer.toLowerCase()}`);
