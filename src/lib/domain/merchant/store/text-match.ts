/** Words as they were understood: texts for each word, and goods (as a tsquery) and top categories that have all of them. */
export interface TextMatch {
  words: string[][];
  query: string;
  categoryIds: number[];
}
