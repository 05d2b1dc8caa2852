import cluster from 'node:cluster';

/** Starts the processes, replaces one that dies, and passes the end on to all. */
export function runWorkers(count: number): void {
  let isStopping = false;
  let isOpen = false;
  cluster.on('listening', () => (isOpen = true));
  // Jobs need one process; the queue would share them, but pages answer steadier without.
  for (let index = 0; index < count; index += 1) cluster.fork({ RUN_JOBS: index === 0 ? 'yes' : 'no' });
  const firstIds = new Set(
    Object.values(cluster.workers ?? {})
      .slice(0, 1)
      .map((worker) => worker?.id),
  );
  cluster.on('exit', (worker) => {
    if (isStopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
      return;
    }
    // It has printed why it cannot start, and its successor could not start either.
    if (!isOpen && worker.process.exitCode === 1) {
      for (const other of Object.values(cluster.workers ?? {})) other?.process.kill('SIGTERM');
      process.exit(1);
    }
    const runsJobs = firstIds.delete(worker.id);
    const next = cluster.fork({ RUN_JOBS: runsJobs ? 'yes' : 'no' });
    if (runsJobs) firstIds.add(next.id);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      isStopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    });
  }
}
