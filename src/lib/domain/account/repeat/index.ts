export { doOnce, doOnceOutside, keptAnswerOf, type Done, type KeyedCall } from './do-once.ts';
export { sweepRepeats } from './sweep-repeats.ts';
