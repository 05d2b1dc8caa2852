export const reconciliationFailures = {
  /** None of the statement files that are known has these headings. */
  'reconciliation.columns': { status: 400 },
  'reconciliation.size': { status: 400 },
  'reconciliation.empty': { status: 400 },
  /** The same file was taken before. */
  'reconciliation.again': { status: 409 },
  'reconciliation.gone': { status: 404 },
  'reconciliation.settled': { status: 409 },
  'ledger.not_found': { status: 404 },
} as const;
