import { chinese } from './chinese.ts';
import { initials } from './initials.ts';
import { latin } from './latin.ts';
import { mistakes } from './mistakes.ts';
import { sizes } from './sizes.ts';
import type { Wanted } from './wanted.ts';
import { workshop } from './workshop.ts';

export type { Wanted } from './wanted.ts';
/** What buyers type, each with what must come first. */
export const RELEVANCE: Wanted[] = [...chinese, ...sizes, ...latin, ...initials, ...mistakes, ...workshop];
