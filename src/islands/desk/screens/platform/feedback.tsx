import { auditApi } from '#lib/contracts/audit.ts';
import { feedbackApi, type FeedbackView } from '#lib/contracts/feedback.ts';
import { Facts, Pictures, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { When } from './parts/cells.tsx';
import { Age } from './parts/Waiting.tsx';

/** A feedback beside the list, with its pictures and the answer. */
function FeedbackRecord({ record: row, draw }: { record: FeedbackView; draw: Drawing }) {
  const { w, t } = draw;
  return (
    <>
      <Section title={w(`type.${row.type}`)}>
        <p className="whitespace-pre-wrap text-14 [overflow-wrap:anywhere]">{row.content}</p>
        {row.images.length > 0 && (
          <div className="mt-3">
            <Pictures pictures={row.images} name={(n) => t('desk:picture', { n })} />
          </div>
        )}
      </Section>
      <Section title={w('part.writer')}>
        <Facts
          facts={[
            [w('col.writer'), row.realname],
            [w('col.contact'), row.contact],
            [t('desk:sent'), <When key="since" time={row.create_time} draw={draw} />],
          ]}
        />
      </Section>
      {row.answer && (
        <Section title={w('part.answer')}>
          <p className="whitespace-pre-wrap text-14 [overflow-wrap:anywhere]">{row.answer}</p>
        </Section>
      )}
    </>
  );
}

/** What visitors tell the platform. */
export default listScreen<FeedbackView>({
  words: 'user:feedback.desk',
  group: 'review',
  place: 100,
  inbox: 'feedback',
  list: feedbackApi.received,
  idOf: (row) => row.feedback_id,
  nameOf: (row) => row.content.slice(0, 30),
  history: { row: auditApi.about, kind: 'feedback' },
  hasCounts: true,
  tabs: ['open', 'answered'],
  firstTab: 'open',
  tabAs: 'status',
  columns: [
    { key: 'content', cell: (row) => <span className="line-clamp-2 max-w-[560px]">{row.content}</span> },
    { key: 'type', cell: (row, { w }) => <Tag tone="quiet">{w(`type.${row.type}`)}</Tag> },
    { key: 'writer', cell: (row) => row.realname },
    { key: 'contact', isSpare: true, cell: (row) => row.contact },
    { key: 'since', cell: (row, draw) => <Age since={row.create_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'answer',
      row: feedbackApi.answer,
      isFor: ({ answer }) => answer === '',
      isMain: true,
      input: ({ feedback_id: id }) => ({ id }),
      fields: ['answer'],
    },
  ],
  record: FeedbackRecord,
});
