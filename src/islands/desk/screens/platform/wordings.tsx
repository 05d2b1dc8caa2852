import { auditApi } from '#lib/contracts/audit.ts';
import { siteDeskApi, type Wording } from '#lib/contracts/site-desk.ts';
import { WORDING_KINDS } from '#lib/contracts/states.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { wordOr } from '../../DeskField.tsx';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type AboveProps, type Drawing, type FormProps } from '../../screen.ts';

const Note = ({ draw: { w } }: AboveProps) => (
  <p className="panel mb-3 border border-line bg-info-tint px-4 py-3 text-14 text-info">{w('note')}</p>
);

/** A text with something in the place of each mark, as its reader may see it. */
const filled = (text: string, draw: Drawing): string =>
  text.replace(
    /\{\{\s*(\w+)\s*\}\}|\[\[(\w+)\]\]/g,
    (mark, name: string | undefined, of: string | undefined) =>
      of === 'mall' ? draw.t('common:site.name') : wordOr(draw, `sample.${name ?? of}`, mark),
  );

/** What is typed, as its reader may see it. */
function Preview({ values, draw }: FormProps<Wording>) {
  const { w } = draw;
  return (
    <dl className="grid gap-2 border border-line bg-page p-3 text-14" aria-live="polite">
      {(['text', 'text_en'] as const).map((field) => (
        <div key={field}>
          <dt className="text-12 text-ink-secondary">{w(`preview.${field}`)}</dt>
          <dd className="[overflow-wrap:anywhere]" lang={field === 'text' ? 'zh-CN' : 'en-US'}>
            {filled(String(values[field] ?? ''), draw)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function WordingRecord({ record: row, draw }: { record: Wording; draw: Drawing }) {
  const { w } = draw;
  return (
    <>
      <Section title={w('part.now')}>
        <Facts
          facts={[
            [w('field.text'), filled(row.text, draw)],
            [w('field.text_en'), filled(row.text_en, draw)],
          ]}
        />
      </Section>
      {row.is_set && (
        <Section title={w('part.usual')}>
          <Facts
            facts={[
              [w('field.text'), filled(row.usual, draw)],
              [w('field.text_en'), filled(row.usual_en, draw)],
            ]}
          />
        </Section>
      )}
    </>
  );
}

/** What messages say: SMS, notices, e-mails. */
export default listScreen<Wording>({
  words: 'site_desk:wordings',
  alsoWords: ['common.site'],
  group: 'site',
  place: 103,
  list: siteDeskApi.wordings,
  counts: siteDeskApi.wordingCounts,
  idOf: (row) => row.key,
  nameOf: (row, draw) => filled(draw.locale === 'en-US' ? row.text_en : row.text, draw),
  history: { row: auditApi.about, kind: 'wording' },
  above: Note,
  tabs: ['all', ...WORDING_KINDS],
  tabAs: 'kind',
  filters: [{ key: 'changed', choices: ['yes', 'no'] }],
  columns: [
    {
      key: 'text',
      cell: (row, draw) => (
        <span className="grid">
          <span>{filled(draw.locale === 'en-US' ? row.text_en : row.text, draw)}</span>
          <span className="text-12 text-ink-quiet">
            {filled(draw.locale === 'en-US' ? row.text : row.text_en, draw)}
          </span>
        </span>
      ),
    },
    {
      key: 'kind',
      width: '7rem',
      cell: (row, { w }) => (
        <span className="flex flex-wrap gap-1">
          <Tag tone="quiet">{w(`tab.${row.kind}`)}</Tag>
          {row.is_set && <Tag tone="go">{w('set')}</Tag>}
        </span>
      ),
    },
    {
      key: 'since',
      width: '9rem',
      cell: (row, { locale }) => row.set_time && formatDate(row.set_time, locale, 'minute'),
    },
    { key: 'by', width: '8rem', cell: (row) => row.by },
  ],
  acts: [
    {
      key: 'set',
      row: siteDeskApi.setWording,
      isFor: () => true,
      isMain: true,
      input: ({ key }) => ({ key }),
      fields: ['text', 'text_en'],
      initial: (row) => ({ text: row.text, text_en: row.text_en }),
      more: Preview,
    },
    {
      key: 'reset',
      row: siteDeskApi.resetWording,
      isFor: ({ is_set: isSet }) => isSet,
      input: ({ key }) => ({ key }),
    },
  ],
  record: WordingRecord,
});
