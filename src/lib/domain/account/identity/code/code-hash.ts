import { sha256Hex } from '#lib/kernel/ids.ts';

/** Salted with the row's own id, so that equal codes do not look equal. */
export const codeHash = (id: string, code: string): string => sha256Hex(`${id} ${code}`);
