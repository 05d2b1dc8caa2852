import { protocol } from '@electric-sql/pglite';

/** What one batch of messages to the database answered. */
export interface WireAnswer {
  parameterTypes: number[];
  fields: { name: string; dataTypeID: number }[];
  /** Text form of each value. */
  rows: (string | null)[][];
  /** As `INSERT 0 2`, of the last statement. */
  command: string;
  notifications: { channel: string; payload: string }[];
  error: Error | undefined;
}

// Types of messages, see "Message Formats" in PostgreSQL's manual.
const [ROW, ROW_DESCRIPTION, PARAMETERS, COMPLETE, NOTIFICATION, ERROR] = [...'DTtCAE'].map((type) =>
  type.charCodeAt(0),
);
const HEAD_BYTES = 5;
const FIELD_TAIL_BYTES = 18;

function rowOf(bytes: Buffer, start: number): (string | null)[] {
  const count = bytes.readInt16BE(start);
  const values: (string | null)[] = [];
  let at = start + 2;
  for (let column = 0; column < count; column += 1) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) values.push(null);
    else {
      values.push(bytes.toString('utf8', at, at + length));
      at += length;
    }
  }
  return values;
}

/** A text that ends with a zero byte, and where the next one begins. */
function textAt(bytes: Buffer, start: number): [string, number] {
  const end = bytes.indexOf(0, start);
  return [bytes.toString('utf8', start, end), end + 1];
}

function fieldsOf(bytes: Buffer, start: number): WireAnswer['fields'] {
  let at = start + 2;
  return Array.from({ length: bytes.readInt16BE(start) }, () => {
    const [name, next] = textAt(bytes, at);
    at = next + FIELD_TAIL_BYTES;
    return { name, dataTypeID: bytes.readUInt32BE(next + 6) };
  });
}

function errorOf(message: Uint8Array): Error | undefined {
  let found: Error | undefined;
  // The parser wants a buffer that begins with the message.
  new protocol.Parser().parse(new Uint8Array(message), (one) => {
    if (one instanceof Error) found = one;
  });
  return found;
}

/**
 * Reads an answer of the database. PGlite's own parser copies the bytes of each value before it decodes them, which
 * is a sixth of the time of a list.
 */
export function readWireAnswer(bytes: Buffer): WireAnswer {
  const read: WireAnswer = {
    parameterTypes: [],
    fields: [],
    rows: [],
    command: '',
    notifications: [],
    error: undefined,
  };
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    const body = at + HEAD_BYTES;
    end = at + 1 + bytes.readInt32BE(at + 1);
    const type = bytes[at];
    if (type === ROW) read.rows.push(rowOf(bytes, body));
    else if (type === ROW_DESCRIPTION) read.fields = fieldsOf(bytes, body);
    else if (type === PARAMETERS) {
      const count = bytes.readInt16BE(body);
      read.parameterTypes = Array.from({ length: count }, (_, i) => bytes.readUInt32BE(body + 2 + 4 * i));
    } else if (type === COMPLETE) [read.command] = textAt(bytes, body);
    else if (type === NOTIFICATION) {
      const [channel, next] = textAt(bytes, body + 4);
      read.notifications.push({ channel, payload: textAt(bytes, next)[0] });
    } else if (type === ERROR) read.error ??= errorOf(bytes.subarray(at, end));
  }
  return read;
}
