export const pictureFailures = {
  'library.gone': { status: 404 },
  'library.name': { status: 400 },
  /** `n` of the chosen pictures are shown somewhere. */
  'library.used': { status: 409 },
} as const;
