import { catalogApi } from '#lib/contracts/catalog.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { deskCall, newKey } from '../../../desk-call.ts';

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Sends a file part by part, from where an earlier sending stopped, and leaves it waiting for a look; one that the
 * platform sends for a store is taken once it is there. Answers the import's id; `tell` is called with the share that
 * is uploaded, from 0 to 1.
 */
export async function sendFile(
  file: File,
  tell: (share: number) => void,
  store?: string,
): Promise<Result<string, string>> {
  const hash = hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  const facts = { name: file.name.slice(-200), size: file.size, hash };
  const call = deskCall(newKey());
  const started = await (store === undefined
    ? call(catalogApi.start, facts)
    : call(catalogApi.startFor, { ...facts, store }));
  if (!started.ok) return started;
  const hold = store === undefined ? { hold: 1 } : {};
  let { received } = started.value;
  const { import_id: id, part_size: size } = started.value;
  while (received < file.size) {
    tell(received / file.size);
    const part = new File([file.slice(received, received + size)], 'part');
    const taken = await deskCall(newKey())(catalogApi.part, { id, offset: received, file: part, ...hold });
    if (!taken.ok) return taken;
    received = taken.value.received;
  }
  return ok(id);
}
