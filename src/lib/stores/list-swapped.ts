/** Told to the document after the rows of a list have been exchanged for others. */
export const LIST_SWAPPED = 'list:swapped';
