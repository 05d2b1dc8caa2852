import { useState } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Select } from '#islands/ui/form/Select.tsx';

interface Row {
  id: string;
  text: string;
}
interface Props {
  t: Translate;
  title: string;
  rows: Row[];
  /** What may be copied into it; null for who may only look. */
  own: Row[] | null;
  onAdd: (id: string) => Promise<void>;
  onDrop: (id: string) => Promise<void>;
}

/** Things of the company with a way to add one of one's own, and to take one away. */
export function SharedList({ t, title, rows, own, onAdd, onDrop }: Props) {
  const [chosen, setChosen] = useState('');
  const [isPending, setPending] = useState(false);
  const act = async (work: Promise<void>): Promise<void> => {
    setPending(true);
    await work;
    setPending(false);
    setChosen('');
  };
  return (
    <div className="min-w-0">
      <h4 className="text-ink-secondary">{title}</h4>
      {rows.length === 0 && <p className="mt-1 text-ink-quiet">{t('company:books.empty')}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-3 border-b border-line py-2 last:border-0">
            <span className="min-w-0 flex-1 break-words">{row.text}</span>
            {own && (
              <Button kind="text" size="small" pending={isPending} onClick={() => void act(onDrop(row.id))}>
                {t('company:shared.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {own && own.length > 0 && (
        <div className="mt-2 flex items-end gap-2">
          <Select
            className="min-w-0 flex-1"
            label={t('company:shared.own')}
            empty={t('company:shared.choose')}
            value={chosen}
            options={own.map((row) => ({ value: row.id, name: row.text }))}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Button kind="line" disabled={!chosen} pending={isPending} onClick={() => void act(onAdd(chosen))}>
            {t('company:shared.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
