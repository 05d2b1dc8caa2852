import { Transform, type Readable } from 'node:stream';
import yauzl from 'yauzl';
import { SheetError, type Source } from './sheet-row.ts';
import type { TableLimits } from './table-limits.ts';

const ENTRIES_MAX = 2000;
/** Small parts of a workbook may repeat themselves as they like. */
const ALWAYS_FINE = 16 * 1024 * 1024;

export interface Zip {
  names: string[];
  /** The unpacked bytes of a part, counted while they flow: sizes that the file declares are not trusted. */
  open(name: string): Promise<Readable>;
  close(): void;
}

const isBomb = (limits: TableLimits, unpacked: number, packed: number): boolean =>
  unpacked > limits.unpacked || (unpacked > ALWAYS_FINE && unpacked > packed * limits.times);

function counter(limits: TableLimits, packed: number): Transform {
  let unpacked = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unpacked += chunk.length;
      if (isBomb(limits, unpacked, packed)) done(new SheetError('packed'));
      else done(null, chunk);
    },
  });
}

/** Opens a zip archive by its directory; parts are unpacked one at a time, as a stream. Throws SheetError. */
export function openZip(source: Source, limits: TableLimits): Promise<Zip> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false };
    const read = (error: Error | null, zip: yauzl.ZipFile): void => {
      if (error) return reject(new SheetError('unreadable'));
      const entries = new Map<string, yauzl.Entry>();
      let unpacked = 0;
      const refuse = (code: 'packed' | 'unreadable') => {
        zip.close();
        reject(new SheetError(code));
      };
      zip.on('error', () => refuse('unreadable'));
      zip.on('entry', (entry: yauzl.Entry) => {
        unpacked += entry.uncompressedSize;
        if (entries.size >= ENTRIES_MAX || unpacked > limits.unpacked) return refuse('packed');
        if (isBomb(limits, entry.uncompressedSize, entry.compressedSize)) return refuse('packed');
        entries.set(entry.fileName, entry);
        zip.readEntry();
      });
      zip.on('end', () =>
        resolve({
          names: [...entries.keys()],
          close: () => zip.close(),
          open: (name) =>
            new Promise((opened, failed) => {
              const entry = entries.get(name);
              if (!entry || entry.isEncrypted()) return failed(new SheetError('unreadable'));
              zip.openReadStream(entry, (problem, stream) => {
                if (problem) return failed(new SheetError('unreadable'));
                const counted = counter(limits, entry.compressedSize);
                stream.on('error', () => counted.destroy(new SheetError('unreadable')));
                counted.on('close', () => stream.destroy());
                opened(stream.pipe(counted));
              });
            }),
        }),
      );
      zip.readEntry();
    };
    if (typeof source === 'string') yauzl.open(source, options, read);
    else yauzl.fromBuffer(Buffer.from(source), options, read);
  });
}
