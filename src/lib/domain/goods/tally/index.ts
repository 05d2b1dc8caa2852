export { countGivenBack, countOfLines, countPaid } from './count-sales.ts';
export { countAlong, countCarts, countSearch, countVisit } from './count-visits.ts';
