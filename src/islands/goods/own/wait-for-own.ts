import { $tokenChanges, readToken } from '#lib/stores/token.ts';

/** Visitors have no prices of their own; what shows them comes for whoever is logged in. */
const load = (): void => {
  if (readToken()) void import('./own-prices.ts');
};
load();
$tokenChanges.listen(load);
