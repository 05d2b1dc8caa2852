import type { Words } from '#lib/seed/types.ts';

/** One published video: a clip, what it is said to be about, and who published it. */
export interface Story {
  clip: string;
  /** Place in TOPICS. */
  topic: number;
  /** The store; without one, the store that sells the clip's first goods. */
  merId?: number;
  title: Words;
  content: Words;
}

export const story = (
  clip: string,
  topic: number,
  title: [zh: string, en: string],
  content: [zh: string, en: string],
  merId?: number,
): Story => ({
  clip,
  topic,
  title: { zh: title[0], en: title[1] },
  content: { zh: content[0], en: content[1] },
  merId,
});
