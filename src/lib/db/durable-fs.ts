import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  nfd: number;
}

/** PGlite's folder has no fsync of its own; this one waits for the disk, so a commit survives a power cut. */
export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args);
    made.emscriptenOpts.preRun?.push((module: unknown) => {
      const { NODEFS, FS } = module as { NODEFS?: NodeDevice; FS: { filesystems: { NODEFS: NodeDevice } } };
      (NODEFS ?? FS.filesystems.NODEFS).stream_ops.fsync = (stream) => {
        fs.fdatasyncSync(stream.nfd);
        return 0;
      };
    });
    return made;
  }
}

interface NodeDevice {
  stream_ops: { fsync?: (stream: NodeStream) => number };
}
