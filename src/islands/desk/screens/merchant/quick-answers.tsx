import { auditApi } from '#lib/contracts/audit.ts';
import { chatApi, type QuickAnswer } from '#lib/contracts/chat.ts';
import { listScreen } from '../../screen.ts';

const input = ({ answer_id: id }: QuickAnswer): { id: string } => ({ id });
const FIELDS = ['text'] as const;

/** Texts that a store answers buyers with again and again. */
export default listScreen<QuickAnswer>({
  words: 'desk:quick_answers',
  group: 'customers',
  place: 87,
  list: chatApi.answers,
  idOf: (row) => row.answer_id,
  nameOf: (row) => row.text,
  history: { row: auditApi.aboutOwn, kind: 'quick_answer' },
  columns: [{ key: 'text', cell: (row) => <span className="line-clamp-2">{row.text}</span> }],
  acts: [
    {
      key: 'edit',
      row: chatApi.saveAnswer,
      isFor: () => true,
      isMain: true,
      input,
      fields: FIELDS,
      initial: ({ text }) => ({ text }),
    },
    { key: 'remove', row: chatApi.removeAnswer, isFor: () => true, input },
  ],
  makes: [{ key: 'add', row: chatApi.saveAnswer, fields: FIELDS }],
});
