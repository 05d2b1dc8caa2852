import { homophonesOf, type Synonyms } from './synonyms.ts';

/** Lifting and pulling gear is specified by its tonnes, which are no quantity: a shackle of 12 t. */
const LIFTS =
  /千斤顶|葫芦|卸扣|吊|索具|起重|滑车|滑轮|拉马|拉力器|压力机|油压机|绞盘|卷扬|牵引|地牛|叉车|搬运车|\b(?:hoist|jack|shackle|sling|winch|crane|puller|press|turnbuckle)s?\b/i;

/** Whether the text names such gear, in characters or in pinyin: xiekou 12吨. */
export const isLifted = (text: string, synonyms: Synonyms): boolean =>
  LIFTS.test(text) ||
  [...text.toLowerCase().matchAll(/[a-z]{4,}/g)].some(([word]) =>
    homophonesOf(word, synonyms).some((phrase) => LIFTS.test(phrase)),
  );
