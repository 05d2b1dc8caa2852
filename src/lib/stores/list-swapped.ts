/** Event of the document after the rows of a list were replaced. */
export const LIST_SWAPPED = 'list:swapped';
