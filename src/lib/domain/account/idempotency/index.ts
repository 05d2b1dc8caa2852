export { doOnce, doOnceOutside, storedAnswerOf, type Done, type KeyedCall } from './do-once.ts';
export { sweepIdempotencyKeys } from './sweep-repeats.ts';
