/** Shoulder screws are called by their shoulder and its length (ISO 7379), to which one thread belongs; tables list all three. */
const SHOULDERED = /轴肩|凸肩|塞打|等高螺|台阶螺|限位螺|\b(?:shoulder (?:screw|bolt)|stripper bolt)s?\b/;
const THREADS: Record<string, string> = {
  '6': 'm5',
  '6.5': 'm5',
  '8': 'm6',
  '10': 'm8',
  '12': 'm10',
  '13': 'm10',
  '16': 'm12',
  '20': 'm16',
  '24': 'm20',
  '25': 'm20',
};
const SHOULDER_AND_LENGTH = /^d?(\d{1,2}(?:\.5)?)x(\d{1,3})$/;

/** 8x40 of a shoulder screw is listed as m6x8x40; undefined for other things and for shoulders that no table has. */
export function shoulderSize(text: string, size: string): string | undefined {
  if (!SHOULDERED.test(text)) return undefined;
  const [, shoulder = '', length] = SHOULDER_AND_LENGTH.exec(size) ?? [];
  const thread = THREADS[shoulder];
  return thread ? `${thread}x${shoulder}x${length}` : undefined;
}
