export const editingFailures = {
  /** A text of an editor does not say what its kind must say. */
  'content.invalid': { status: 422 },
} as const;
