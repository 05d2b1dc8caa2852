export { countGivenBack, countOfLines, countPaid } from './count-sales.ts';
export { countCarts, countSearch, countVisit } from './count-visits.ts';
