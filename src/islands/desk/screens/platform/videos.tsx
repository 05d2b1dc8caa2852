import { auditApi } from '#lib/contracts/audit.ts';
import { postApi, type CommunityPost } from '#lib/contracts/post.ts';
import { Facts, Pictures, Section } from '../../record-parts.tsx';
import { listScreen, type Act, type Drawing } from '../../screen.ts';
import { When } from './parts/cells.tsx';
import { Age } from './parts/Waiting.tsx';

/** A video beside the list, to be looked at. */
function VideoRecord({ record: row, draw }: { record: CommunityPost; draw: Drawing }) {
  const { w, t } = draw;
  return (
    <>
      <Section title={w('part.video')}>
        {row.video_link ? (
          <video controls preload="metadata" src={row.video_link} className="max-h-96 w-full rounded bg-ink">
            <track kind="captions" />
          </video>
        ) : (
          <Pictures pictures={row.image} name={(n) => t('desk:picture', { n })} />
        )}
      </Section>
      <Section title={w('part.words')}>
        <Facts
          facts={[
            [w('col.title'), row.title],
            [w('fact.content'), row.content],
            [w('col.topic'), row.topic.name],
            [w('col.author'), row.author.nickname],
            [t('desk:sent'), <When key="since" time={row.create_time} draw={draw} />],
            [w('fact.refusal'), row.refusal],
          ]}
        />
      </Section>
    </>
  );
}

const act = (
  key: 'approve' | 'refuse' | 'take_down' | 'restore',
  status: string,
  more: Partial<Act<CommunityPost>> = {},
): Act<CommunityPost> => ({
  key,
  row: postApi.review,
  isFor: (row) => row.status === status,
  input: ({ community_id: id }) => ({ id, act: key }),
  ...more,
});

/** Short videos: shown once the platform has reviewed them. */
export default listScreen<CommunityPost>({
  words: 'post:desk',
  group: 'review',
  place: 90,
  inbox: 'video',
  list: postApi.platformList,
  idOf: (row) => String(row.community_id),
  nameOf: (row) => row.title,
  hasCounts: true,
  tabs: ['reviewing', 'shown', 'refused', 'off_shelf'],
  firstTab: 'reviewing',
  tabAs: 'status',
  columns: [
    { key: 'title', cell: (row) => <span className="line-clamp-2 max-w-96">{row.title}</span> },
    { key: 'topic', cell: (row) => row.topic.name },
    { key: 'author', cell: (row) => row.author.nickname },
    { key: 'length', isRight: true, cell: (row, { w }) => w('seconds', { count: row.duration }) },
    { key: 'likes', isRight: true, isSpare: true, cell: (row) => row.count_start },
    { key: 'since', cell: (row, draw) => <Age since={row.create_time} draw={draw} /> },
  ],
  acts: [
    act('approve', 'reviewing', { isMain: true }),
    act('refuse', 'reviewing', { fields: ['reason'], required: ['reason'] }),
    act('take_down', 'shown', { fields: ['reason'], required: ['reason'] }),
    act('restore', 'off_shelf', { isMain: true }),
  ],
  history: { row: auditApi.about, kind: 'video' },
  record: VideoRecord,
});
