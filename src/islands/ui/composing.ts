/**
 * Whether a key belongs to a word that an input method is still putting together. Safari ends the word before it
 * tells of the key that ended it, and marks that key with the code 229 alone.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
