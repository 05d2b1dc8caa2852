// Asks the mall of this machine or container whether it takes visitors; for health checks. Exit code 0 means yes.
// METRICS_PORT, where it is set, is where the mall says so; only a demo says it at its own port.
const port = process.env.METRICS_PORT || process.env.PORT || 4321;
try {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4000) });
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  process.exitCode = 1; // nothing listens there (yet)
}
