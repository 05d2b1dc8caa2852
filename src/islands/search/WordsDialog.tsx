import { useState, type FormEvent } from 'react';
import { searchApi } from '#lib/contracts/search.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';

interface Props {
  i18n: Messages;
  /** The group that is changed; none: a new one. */
  id: number | undefined;
  words: string[];
  onClose: () => void;
  onDone: () => void;
}
const TEXT_MAX = 1000;
const WORD_MAX = 50;
const WORDS_MAX = 40;

/** Words of a group, one to a line or divided by commas. */
export function WordsDialog({ i18n, id, words, onClose, onDone }: Props) {
  const t = createT(i18n);
  const [text, setText] = useState(words.length > 0 ? `${words.join('\n')}\n` : '');
  const [error, setError] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);
  const title = t(id === undefined ? 'search:add' : 'search:edit');

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const list = [
      ...new Set(
        text
          .split(/[\n,，、;；]/)
          .map((word) => word.trim())
          .filter(Boolean),
      ),
    ];
    if (list.length < 2) return setError(t('failures:search.synonym_few'));
    if (list.length > WORDS_MAX || list.some((word) => word.length > WORD_MAX))
      return setError(t('search:too_long', { most: WORDS_MAX, length: WORD_MAX }));
    setPending(true);
    const done = await call(searchApi.saveSynonym, { ...(id === undefined ? {} : { id }), words: list });
    setPending(false);
    if (done.ok) onDone();
    else setError(done.failure.message ?? t('failures:system.error'));
  };

  return (
    <Dialog label={title} closeLabel={t('search:close')} onClose={onClose}>
      <form className="p-6" onSubmit={(event) => void save(event)} noValidate>
        <h2 className="mb-4 pr-10 text-18 font-semibold">{title}</h2>
        <TextArea
          label={t('search:words')}
          help={t('search:words_help')}
          error={error}
          rows={6}
          most={TEXT_MAX}
          value={text}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
        <div className="mt-4 flex justify-end gap-3">
          <Button kind="line" onClick={onClose}>
            {t('search:cancel')}
          </Button>
          <Button type="submit" pending={isPending}>
            {t('search:save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
