/** Signs that a message of type 2 may be; free of zod, because the browser keeps this file. */
export const EMOJI = [
  '😀',
  '😄',
  '😊',
  '😉',
  '😂',
  '🙂',
  '🤝',
  '👍',
  '👌',
  '🙏',
  '👏',
  '💪',
  '🤔',
  '😅',
  '😭',
  '😡',
  '❤️',
  '🎉',
  '✅',
  '❌',
  '❓',
  '📦',
  '🚚',
  '⏰',
] as const;

const known: ReadonlySet<string> = new Set(EMOJI);

export const isEmoji = (text: string): boolean => known.has(text);
