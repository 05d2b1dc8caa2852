const ZONE = 8 * 3_600_000;

/** A moment as a control of the browser writes it, in China's time: 2026-11-28T18:00. */
export const chinaTime = (ms: number): string => new Date(ms + ZONE).toISOString().slice(0, 16);
