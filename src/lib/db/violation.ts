/** What PostgreSQL answers when a row would break a rule that the tables keep. */
export type Violation = keyof typeof CODES;
const CODES = { unique: '23505', exclusion: '23P01' };

/** Whether an error, or its cause, says that a row breaks this rule. */
export function isViolation(error: unknown, rule: Violation): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === CODES[rule]) return true;
  return 'cause' in error && isViolation(error.cause, rule);
}
