import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { Query } from './address.ts';
import { MoreMenu } from './MoreMenu.tsx';
import type { Drawing } from './screen.ts';
import { NAME_MAX, useViews } from './views-kept.ts';

interface Props {
  /** Name of the screen. */
  name: string;
  person: number;
  query: Query;
  draw: Drawing;
  /** Another view: filters that it does not name are dropped. */
  go: (query: Query) => void;
}

/** Tabs, filters and orders that a person has saved, each under a name. */
export function SavedViews({ name, person, query, draw: { t }, go }: Props) {
  const { views, current, save, drop } = useViews(name, person, query);
  const [isNaming, setNaming] = useState(false);
  const [text, setText] = useState('');
  const here = views.find((view) => view.query === current);
  const keep = (): void => {
    if (!text.trim()) return;
    save(text.trim());
    setText('');
    setNaming(false);
  };
  return (
    <>
      <MoreMenu
        label={here ? t('desk:views.here', { name: here.name }) : t('desk:views.open')}
        text={here ? t('desk:views.here', { name: here.name }) : t('desk:views.open')}
        items={[
          ...views.map((view, at) => ({ key: `view:${at}`, name: view.name, isChecked: view === here })),
          here
            ? { key: 'drop', name: t('desk:views.drop', { name: here.name }) }
            : { key: 'save', name: t('desk:views.save') },
        ]}
        onChoose={(key) => {
          if (key === 'save') return setNaming(true);
          if (key === 'drop') return here && drop(here.name);
          const view = views[Number(key.slice('view:'.length))];
          if (!view) return;
          const wanted = Object.fromEntries(new URLSearchParams(view.query));
          go({ ...Object.fromEntries(Object.keys(query).map((one) => [one, ''])), ...wanted });
        }}
      />
      {isNaming && (
        <Dialog label={t('desk:views.save')} closeLabel={t('common:close')} onClose={() => setNaming(false)}>
          <form
            className="grid gap-4 p-5"
            onSubmit={(event) => {
              event.preventDefault();
              keep();
            }}
          >
            <h2 className="pr-10 text-16 font-semibold">{t('desk:views.save')}</h2>
            <Field
              label={t('desk:views.name')}
              help={t('desk:views.hint')}
              value={text}
              maxLength={NAME_MAX}
              onChange={(event) => setText(event.target.value)}
            />
            <div className="flex justify-end gap-2">
              <Button type="submit" disabled={!text.trim()}>
                {t('desk:views.keep')}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
