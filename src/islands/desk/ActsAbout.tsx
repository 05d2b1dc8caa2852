import { useEffect, useState } from 'react';
import type { DoneAct } from '#lib/contracts/audit.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { History, Section } from './record-parts.tsx';
import type { Drawing, ListScreen } from './screen.ts';
import { ask } from './use-list.ts';

interface Props<T> {
  screen: ListScreen<T>;
  history: NonNullable<ListScreen<T>['history']>;
  id: string;
  /** Counts up when something was done with it. */
  version: number;
  draw: Drawing;
}

/** Who did what with the record, when and why; acts are called as the screen calls them. */
export function ActsAbout<T>({ screen, history: { row, kind, others = [] }, id, version, draw }: Props<T>) {
  const [acts, setActs] = useState<DoneAct[]>([]);
  useEffect(() => {
    let isWanted = true;
    void ask(row, { kind, id }).then((found) => {
      if (isWanted && found.ok) setActs(found.value as DoneAct[]);
    });
    return () => {
      isWanted = false;
    };
  }, [row, kind, id, version]);
  if (acts.length === 0) return null;
  const nameOf = (act: string): string => {
    const told = [...(screen.acts ?? []), ...(screen.makes ?? []), ...others];
    const known = told.find(({ row: { method, path } }) => `${method} ${path}` === act);
    return known ? draw.w(`act.${known.key}.name`) : act;
  };
  return (
    <Section title={draw.t('desk:history')}>
      <History
        steps={acts.map(({ time, nickname, act, reason }) => ({
          time: formatDate(time, draw.locale, 'minute'),
          what: `${nickname} ${nameOf(act)}`.trim(),
          who: reason,
        }))}
      />
    </Section>
  );
}
