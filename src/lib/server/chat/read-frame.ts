import type { SaidFrames } from '../../contracts/chat-frames.ts';

export interface Frame {
  type: keyof SaidFrames;
  data: Record<string, unknown>;
}
const KNOWN: ReadonlySet<string> = new Set<keyof SaidFrames>([
  'login',
  'chat_start',
  'chat_end',
  'send_chat',
  'ping',
]);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a frame; undefined if the text is no frame. Its fields are checked by the schema of its contract row. */
export function readFrame(text: string): Frame | undefined {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(said) || typeof said['type'] !== 'string' || !KNOWN.has(said['type'])) return undefined;
  const { type, data = {} } = said;
  return isRecord(data) ? { type: type as Frame['type'], data } : undefined;
}
