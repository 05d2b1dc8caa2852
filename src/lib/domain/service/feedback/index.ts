export { answerFeedback } from './answer-feedback.ts';
export { listFeedback, listReceived } from './read-feedback.ts';
export { writeFeedback } from './write-feedback.ts';
