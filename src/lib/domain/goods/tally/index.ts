export { countGivenBack, countOfLines, countPaid } from './count-sales.ts';
export { countAnswers } from './count-answers.ts';
export type { Answered } from './tally.repo.ts';
export { countAlong, countCarts, countSearch, countVisit } from './count-visits.ts';
