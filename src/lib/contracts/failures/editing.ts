export const editingFailures = {
  /** A text of an editor does not say what its kind must say. */
  'content.invalid': { status: 422 },
  /** A private address that was never given, or longer than an hour ago. */
  'content.preview_over': { status: 404 },
} as const;
