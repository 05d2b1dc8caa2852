export { designationKey, normalise } from './text/normalise.ts';
export { simplify } from './text/simplify.ts';
export { storedTokens } from './text/tokenise.ts';
export { pinyinTokens } from './text/pinyin.ts';
export { SEARCH_RULES, searchVector, sizeWords, type SizeWords } from './search-vector.ts';
export { renewSearch } from './renew.ts';
export {
  queryOfAll,
  queryOfAny,
  queryOfCalled,
  queryOfHeads,
  queryOfHints,
  queryOfOwn,
  queryOfShown,
  queryOfSize,
} from './meaning/tsquery.ts';
export { queryOfSaidSpecials, queryOfSpecials } from './meaning/special-words.ts';
export {
  queriesOfForm,
  queriesOfManner,
  queryOfContrary,
  queryOfUnwanted,
} from './meaning/contrary-words.ts';
export { read, seek, type CountOf } from './seek.ts';
export { calledSo, isCoded, QUALITY } from './relax.ts';
export type { Sought } from './state.ts';
export { partsOf, type Part } from './parts/parts.ts';
export { labelOf } from './text/size-words.ts';
export type { Place } from './place/places.ts';
export { dropSynonyms, giveSynonyms, listSynonyms, saveSynonyms, takeSynonyms } from './synonyms.ts';
export { countedWords, listMisses, missesOf, recordMiss } from './misses.ts';
export { inEnglish } from './meaning/in-english.ts';
export { phraseOf } from './meaning/synonyms.ts';
export { EQUIVALENT_STANDARDS as GIVEN_STANDARDS } from './meaning/standards.ts';
export { learnWords } from './word.repo.ts';
export { goodsMatching } from './goods-matching.repo.ts';
export { fittingSizes, goodsOfSizes, sizesByIds, sizesInRanges, type FittingSize } from './size.repo.ts';
export { keyWorth, kindOfWord, WHOLE_QUERY, type Evidence } from './meaning/evidence-words.ts';
export { differenceOf, shownSize, sizesIn } from './text/sizes.ts';
export { isOtherThan } from './text/other-size.ts';
export { offeredSizes } from './offered.ts';
export { parameterKey, typedValues, valueKey, type Typed } from './values/typed.ts';
export { valueIds } from './values/value.repo.ts';
export { isNounOfTrade, nounsIn, otherKinds } from './category-nouns.ts';
export { ASKS_FOR_SET, SET_HEADS } from './meaning/set-words.ts';
