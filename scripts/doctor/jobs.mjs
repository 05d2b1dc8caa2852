// What doctor reports about a database that opens: jobs that were given up, and machines that cannot see each other's
// files.

/** Empty when there is nothing to report, also for a database that has no job queue yet. */
export async function notesOf(query, { isShared }) {
  const { rows: found } = await query(`select to_regclass('jobs.instance') is not null as "hasQueue"`);
  if (!found[0].hasQueue) return [];
  const { rows: failed } = await query(
    `select source_name as name, count(*)::int as count from jobs.job
     where name = 'given_up' and state <> 'active' group by 1 order by 2 desc, 1`,
  );
  const { rows: places } = await query(
    `select distinct host, name from jobs.instance
     where stopped_on is null and heartbeat_on > now() - 3 * heartbeat_seconds * interval '1 second'`,
  );
  const notes = [];
  if (failed.length > 0) {
    const all = failed.reduce((sum, { count }) => sum + count, 0);
    const names = failed.map(({ name, count }) => `${name} ${count}`).join(', ');
    notes.push({
      note: `jobs that were given up: ${all} (${names}); the platform sees them at /api/platform/job/failed and runs them again`,
    });
  }
  if (places.length > 1 && !isShared) {
    const names = places.map(({ host, name }) => `${host}:${name}`).join(', ');
    notes.push({
      note: `${names} share this database but not their files: set S3_… so that each shows the other's pictures`,
    });
  }
  return notes;
}
