import { $tokenChanges, readToken } from '#lib/stores/token.ts';

/** Visitors have no prices of their own; the code that shows them is loaded only with a token. */
const load = (): void => {
  if (readToken()) void import('./own-prices.ts');
};
load();
$tokenChanges.listen(load);
