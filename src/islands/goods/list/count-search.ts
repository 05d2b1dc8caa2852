import { call } from '#lib/stores/call.ts';
import { searchWordsOf } from './search-words.ts';

// The page comes from a cache; the browser tells which words were searched for. Filters, orders and further pages of the
// same results are no new search.
const OWN = new Set(['title', 'search_type']);
const keyword = searchWordsOf(window.location.href);
const isFirst = [...new URLSearchParams(window.location.search).keys()].every((name) => OWN.has(name));

async function count(words: string): Promise<void> {
  const { tallyApi } = await import('#lib/contracts/tally.ts');
  await call(tallyApi.search, { keyword: words });
}
if (keyword && isFirst) void count(keyword);
