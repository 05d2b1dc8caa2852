import { MemoryFS } from '@electric-sql/pglite';

/** What is used of Emscripten's file system in memory. */
interface Node {
  contents: unknown;
  usedBytes: number;
  node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node };
}
interface FileSystem {
  mkdirTree(path: string): void;
  lookupPath(path: string): { node: Node };
}

const PLACE = '/pglite/data';
const FOLDER = 0o40777;
const FILE = 0o100666;

const BLOCK = 512;
const NAME_BYTES = 100;
const [SIZE_AT, SIZE_BYTES, KIND_AT] = [124, 12, 156];
const IS_FOLDER = '5'.charCodeAt(0);

/** Names and bytes of a dump of a database, which is a tar file with short names; a folder has no bytes. */
function* filesOf(dump: Uint8Array): Generator<[path: string[], bytes: Uint8Array | undefined]> {
  const textAt = (from: number, length: number) =>
    Buffer.from(dump.buffer, dump.byteOffset + from, length)
      .toString('latin1')
      .split('\0')[0]!;
  for (let at = 0; dump[at];) {
    const size = parseInt(textAt(at + SIZE_AT, SIZE_BYTES), 8);
    const path = textAt(at, NAME_BYTES).split('/').filter(Boolean);
    const from = at + BLOCK;
    yield [path, dump[at + KIND_AT] === IS_FOLDER ? undefined : dump.slice(from, from + size)];
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/**
 * Memory that an embedded database finds the files of a dump in. Unpacking them by their paths, as the database does by
 * itself, was half of what opening a mall took.
 */
export class FilledMemory extends MemoryFS {
  readonly #dump: Uint8Array;

  constructor(dump: Uint8Array) {
    super();
    this.#dump = dump;
  }

  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module as unknown as { FS: FileSystem };
    FS.mkdirTree(PLACE);
    const folders = new Map([['', FS.lookupPath(PLACE).node]]);
    const folderOf = (path: string[]): Node => {
      const key = path.join('/');
      const known = folders.get(key);
      if (known) return known;
      const parent = folderOf(path.slice(0, -1));
      const made = parent.node_ops.mknod(parent, path.at(-1)!, FOLDER, 0);
      folders.set(key, made);
      return made;
    };
    for (const [path, bytes] of filesOf(this.#dump)) {
      if (!bytes) {
        folderOf(path);
        continue;
      }
      const parent = folderOf(path.slice(0, -1));
      const file = parent.node_ops.mknod(parent, path.at(-1)!, FILE, 0);
      file.contents = bytes;
      file.usedBytes = bytes.length;
    }
  }
}
