/** Words as they were understood: texts for each word, top categories with one that is called so, and the stores and top categories of the goods that have all of them. */
export interface TextMatch {
  words: { texts: string[]; categoryIds: number[] }[];
  /** Those with the most such goods first. */
  sellers: number[];
  categoryIds: number[];
  /** Where they must stand: a name, the first digits of its code (none below a city) and the stores there. */
  places: { name: string; code: string; stores: number[] }[];
}
