// Asks the mall of this machine or container whether it takes visitors; for health checks. Exit code 0 means yes.
const address = `http://127.0.0.1:${process.env.PORT || 4321}/readyz`;
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4000) });
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  process.exitCode = 1; // nothing listens there (yet)
}
