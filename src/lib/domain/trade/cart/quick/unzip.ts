import { fromBufferPromise } from 'yauzl';
import { TABLE_UNPACKED_MAX } from '#lib/kernel/cart-limits.ts';

/** Parts of a workbook; an archive with more is none. */
const MOST_PARTS = 2000;

/**
 * The parts of an archive whose names are wanted, as text. Undefined: no archive, or one that unpacks to more than
 * a table ever needs; what the archive says about itself is not believed, bytes are counted as they come.
 */
export async function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, string> | undefined> {
  const parts = new Map<string, string>();
  let unpacked = 0;
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes));
    if (archive.entryCount > MOST_PARTS) return undefined;
    for await (const entry of archive.eachEntry()) {
      if (!isWanted(entry.fileName)) continue;
      if (entry.uncompressedSize > TABLE_UNPACKED_MAX) return undefined;
      const chunks: Buffer[] = [];
      for await (const chunk of await archive.openReadStreamPromise(entry)) {
        unpacked += (chunk as Buffer).length;
        if (unpacked > TABLE_UNPACKED_MAX) return undefined;
        chunks.push(chunk as Buffer);
      }
      parts.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
    }
    return parts;
  } catch {
    return undefined;
  }
}
