/**
 * The body of a request, counted while it is read; undefined as soon as it is longer than `most` bytes, and then
 * nothing more of it is read. The content-length is trusted only if the server enforces it.
 */
export async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const said = request.headers.get('content-length');
  if (said !== null && !request.headers.has('transfer-encoding')) {
    // Node.js gives no byte more than the header says.
    if (!(Number(said) <= most)) return undefined;
    return new Uint8Array(await request.arrayBuffer());
  }
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > most) {
      // Not cancelled: that would close the connection before the answer has gone out.
      reader.releaseLock();
      return undefined;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
