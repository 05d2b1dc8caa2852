const TONES: Record<string, string> = {
  rejected: 'text-brand',
  quoting: 'text-info',
  ended: 'text-warning',
  chosen: 'text-warning',
  done: 'text-success',
  closed: 'text-ink-secondary',
  expired: 'text-ink-secondary',
};

/** The colour of a state's word: what waits for the buyer stands out, what is over steps back. */
export const inquiryTone = (state: string): string => TONES[state] ?? 'text-ink';
