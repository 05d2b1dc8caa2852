import type { PostState } from '#lib/contracts/states.ts';
import type { Words } from '#lib/seed/types.ts';
import { readLines } from '../read-lines.ts';

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

export const TOPICS: readonly Words[] = [
  { zh: '选型知识', en: 'How to choose' },
  { zh: '安装使用', en: 'Installation and use' },
  { zh: '检验测试', en: 'Tests' },
];

export const STORIES = readLines<Story>('media/stories.jsonl');

/** Videos of the demo buyer himself, one in every state. */
export const OWN_STORIES = readLines<Story & { status: PostState; refusal: Words }>(
  'media/own-stories.jsonl',
);

/** What buyers say under a video, and what they are answered. */
export const COMMENTS = readLines<{ text: Words; answer?: Words }>('media/comments.jsonl');
