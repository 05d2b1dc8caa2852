export const massChangeFailures = {
  /** A value that is neither a number nor a difference. */
  'mass_change.value': { status: 400 },
  /** As many lines as rows, or one for all. */
  'mass_change.lines': { status: 400 },
  'mass_change.nothing': { status: 409 },
  'mass_change.gone': { status: 404 },
  'mass_change.over': { status: 409 },
} as const;
