import { Transform, type Readable } from 'node:stream';
import yauzl from 'yauzl';
import { CATALOG_UNPACKED_MAX, CATALOG_UNPACKED_TIMES } from '#lib/kernel/catalog-limits.ts';
import { SheetError } from './sheet-row.ts';

const ENTRIES_MAX = 2000;
/** Small parts of a workbook may repeat themselves as they like. */
const ALWAYS_FINE = 16 * 1024 * 1024;

export interface Zip {
  names: string[];
  /** The unpacked bytes of a part, counted while they flow: what the file says of its sizes is not believed. */
  open(name: string): Promise<Readable>;
  close(): void;
}

const isBomb = (unpacked: number, packed: number): boolean =>
  unpacked > CATALOG_UNPACKED_MAX || (unpacked > ALWAYS_FINE && unpacked > packed * CATALOG_UNPACKED_TIMES);

function counter(packed: number): Transform {
  let unpacked = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unpacked += chunk.length;
      if (isBomb(unpacked, packed)) done(new SheetError('packed'));
      else done(null, chunk);
    },
  });
}

/** Opens a zip archive by its directory; parts are unpacked one at a time, as a stream. Throws SheetError. */
export function openZip(path: string): Promise<Zip> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
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
        if (entries.size >= ENTRIES_MAX || unpacked > CATALOG_UNPACKED_MAX) return refuse('packed');
        if (isBomb(entry.uncompressedSize, entry.compressedSize)) return refuse('packed');
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
                const counted = counter(entry.compressedSize);
                stream.on('error', () => counted.destroy(new SheetError('unreadable')));
                counted.on('close', () => stream.destroy());
                opened(stream.pipe(counted));
              });
            }),
        }),
      );
      zip.readEntry();
    });
  });
}
