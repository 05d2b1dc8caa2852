import { jobApi, type FailedJobView } from '#lib/contracts/job.ts';
import { Facts, Section } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { When } from './parts/cells.tsx';

/** What a job does; the name of its queue where an earlier version sent it. */
function deedOf({ name }: FailedJobView, { w }: Drawing): string {
  const key = `job.${name.replace('.', '_')}`;
  const deed = w(key);
  return deed === `desk:jobs.${key}` ? name : deed;
}

const input = ({ job_id }: FailedJobView) => ({ job_id });

function JobRecord({ record: row, draw }: { record: FailedJobView; draw: Drawing }) {
  const { w } = draw;
  return (
    <>
      <Section title={w('part.job')}>
        <Facts
          facts={[
            [w('col.name'), deedOf(row, draw)],
            [w('col.code'), row.name],
            [w('col.tries'), row.tries],
            [w('col.created'), <When key="created" time={row.create_time} draw={draw} />],
            [w('col.failed'), <When key="failed" time={row.fail_time} draw={draw} />],
          ]}
        />
      </Section>
      <Section title={w('col.error')}>
        <pre className="whitespace-pre-wrap text-12 [overflow-wrap:anywhere]">{row.error}</pre>
      </Section>
    </>
  );
}

/** Jobs that were given up after all their tries. */
export default listScreen<FailedJobView>({
  words: 'desk:jobs',
  group: 'system',
  place: 200,
  list: jobApi.failed,
  idOf: (row) => row.job_id,
  nameOf: deedOf,
  columns: [
    { key: 'name', cell: deedOf },
    { key: 'code', isSpare: true, cell: (row) => row.name },
    { key: 'error', cell: (row) => <span className="line-clamp-2 max-w-[560px]">{row.error}</span> },
    { key: 'tries', isRight: true, cell: (row) => row.tries },
    { key: 'created', isSpare: true, cell: (row, draw) => <When time={row.create_time} draw={draw} /> },
    { key: 'failed', cell: (row, draw) => <When time={row.fail_time} draw={draw} /> },
  ],
  acts: [
    { key: 'again', row: jobApi.again, isFor: () => true, isMain: true, isForMany: true, input },
    { key: 'give_up', row: jobApi.giveUp, isFor: () => true, isForMany: true, input },
  ],
  record: JobRecord,
});
