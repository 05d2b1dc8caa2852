import { useState } from 'react';
import { searchApi } from '#lib/contracts/search.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';
import { MissList, type Miss } from './MissList.tsx';
import { WordsDialog } from './WordsDialog.tsx';

interface Group {
  id: number;
  words: string[];
  update_time: string;
}
interface Props {
  i18n: Messages;
  initial: { count: number; list: Group[] };
  query: { keyword?: string | undefined; page: number; limit: number };
  misses: Miss[];
}
/** A group that is being written; without an id a new one. */
interface Draft {
  id?: number;
  words: string[];
}

/** Groups of words that mean the same: listed, added, changed, taken away; searches in vain become one by a press. */
export default function SynonymDesk({ i18n, initial, query, misses }: Props) {
  const t = createT(i18n);
  const [groups, setGroups] = useState(initial);
  const [draft, setDraft] = useState<Draft | undefined>();
  const [dropped, setDropped] = useState<Group | undefined>();
  const [isPending, setPending] = useState(false);

  const refresh = async (): Promise<void> => {
    const found = await call(searchApi.synonyms, query);
    if (found.ok) setGroups(found.value);
    else showRefusal(found.failure);
  };
  const drop = async (group: Group): Promise<void> => {
    setPending(true);
    const done = await call(searchApi.removeSynonym, { id: group.id });
    setPending(false);
    setDropped(undefined);
    if (done.ok) toast(t('search:removed'), 'success');
    else showRefusal(done.failure);
    await refresh();
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <section className="panel p-4" aria-labelledby="synonym-groups">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="synonym-groups" className="text-16 font-semibold">
            {t('search:groups', { count: groups.count })}
          </h2>
          <Button onClick={() => setDraft({ words: [] })}>{t('search:add')}</Button>
        </div>
        {groups.list.length === 0 && (
          <p className="py-12 text-center text-14 text-ink-quiet">
            {t(query.keyword ? 'search:none_of' : 'search:none', { words: query.keyword ?? '' })}
          </p>
        )}
        <ul className="divide-y divide-line">
          {groups.list.map((group) => {
            const named = group.words.join(', ');
            return (
              <li key={group.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <ul className="flex min-w-0 flex-1 basis-60 flex-wrap gap-2" aria-label={t('search:words')}>
                  {group.words.map((word) => (
                    <li
                      key={word}
                      className="rounded border border-line bg-ground px-2 py-0.5 text-14 [overflow-wrap:anywhere]"
                    >
                      {word}
                    </li>
                  ))}
                </ul>
                <time dateTime={group.update_time} className="text-12 text-ink-quiet">
                  {formatDate(group.update_time, i18n.locale)}
                </time>
                <span className="flex gap-2">
                  <Button kind="line" size="small" onClick={() => setDraft(group)}>
                    {t('search:edit')}
                    <span className="sr-only">: {named}</span>
                  </Button>
                  <Button kind="text" size="small" onClick={() => setDropped(group)}>
                    {t('search:remove')}
                    <span className="sr-only">: {named}</span>
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      </section>
      <MissList i18n={i18n} misses={misses} onTake={(words) => setDraft({ words: [words] })} />
      {draft && (
        <WordsDialog
          i18n={i18n}
          id={draft.id}
          words={draft.words}
          onClose={() => setDraft(undefined)}
          onDone={() => {
            setDraft(undefined);
            toast(t('search:saved'), 'success');
            void refresh();
          }}
        />
      )}
      {dropped && (
        <ConfirmDialog
          text={t('search:sure', { words: dropped.words.join(t('search:comma')) })}
          yes={t('search:remove')}
          no={t('search:cancel')}
          closeLabel={t('search:close')}
          pending={isPending}
          onYes={() => void drop(dropped)}
          onNo={() => setDropped(undefined)}
        />
      )}
    </div>
  );
}
