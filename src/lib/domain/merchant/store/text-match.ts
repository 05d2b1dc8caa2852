/** Words as they were understood: texts for each word, and goods (as a tsquery) and top categories that have all of them. */
export interface TextMatch {
  words: string[][];
  query: string;
  categoryIds: number[];
  /** Where they must stand: a name, the first digits of its code (none below a city) and the stores there. */
  places: { name: string; code: string; stores: number[] }[];
}
