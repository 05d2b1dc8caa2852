import { w } from '#demo/flow/words.ts';
import type { Words } from '#demo/types.ts';

export const VOLTS: readonly (readonly [mark: string, words: Words])[] = [
  ['DC24V', w('DC24V')],
  ['AC220V', w('AC220V')],
  ['AC110V', w('AC110V')],
  ['DC12V', w('DC12V')],
];
