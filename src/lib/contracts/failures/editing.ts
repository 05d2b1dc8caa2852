export const editingFailures = {
  /** A text of an editor does not say what its kind must say. */
  'content.invalid': { status: 422 },
  /** A private address that was never given, or longer than an hour ago. */
  'content.preview_over': { status: 404 },
  /** No such text, or no such version of it. */
  'content.gone': { status: 404 },
  /** Somebody else has saved it since it was opened. */
  'content.edited': { status: 409 },
  /** Another text of this kind has the name. */
  'content.name_taken': { status: 409 },
  /** A time to come, a minute on the mall's clock. */
  'content.time': { status: 400 },
} as const;
