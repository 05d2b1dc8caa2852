/** Coarse pitches (ISO 261), mm: the pitch of a thread for which none is given. */
const COARSE: Record<string, string> = {
  m2: '0.4',
  'm2.5': '0.45',
  m3: '0.5',
  m4: '0.7',
  m5: '0.8',
  m6: '1',
  m8: '1.25',
  m10: '1.5',
  m12: '1.75',
  m14: '2',
  m16: '2',
  m18: '2.5',
  m20: '2.5',
  m22: '2.5',
  m24: '3',
  m27: '3',
  m30: '3.5',
  m36: '4',
};

/** M8x1.25 is M8: goods with a coarse thread are listed without its pitch. */
export function threadOf(word: string): string | undefined {
  const [, thread = '', pitch] = /^(m\d{1,2}(?:\.5)?)x(\d(?:\.\d{1,2})?)$/.exec(word) ?? [];
  return pitch !== undefined && COARSE[thread] === pitch ? thread : undefined;
}
