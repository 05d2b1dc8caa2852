import { sha256Hex } from '#lib/kernel/ids.ts';

/** Upper and lower case are equal: pictures do not tell them apart. */
export const answerHash = (key: string, answer: string): string =>
  sha256Hex(`${key} ${answer.toLowerCase()}`);
