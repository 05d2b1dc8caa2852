import { useEffect, useState } from 'react';
import type { DoneAct } from '#lib/contracts/audit.ts';
import type { Row } from '#lib/contracts/endpoint.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { History, Section } from './record-parts.tsx';
import type { Act, Drawing, ListScreen, Values } from './screen.ts';
import { ask } from './use-list.ts';

interface Props<T> {
  screen: ListScreen<T>;
  history: NonNullable<ListScreen<T>['history']>;
  id: string;
  record: T;
  /** Counts up when something was done with it. */
  version: number;
  draw: Drawing;
}

/** Whether the fixed values that an act sends are those that were sent. */
const isMeant = (input: Values | undefined, sent: DoneAct['sent']): boolean =>
  Object.entries(input ?? {}).every(([name, value]) => !(name in sent) || sent[name] === String(value));

/** Who did what with the record, when and why; acts are called as the screen calls them. */
export function ActsAbout<T>({
  screen,
  history: { row, kind, others = [] },
  id,
  record,
  version,
  draw,
}: Props<T>) {
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
  /** What was switched on is told by its name, without the explanation in brackets: roles that somebody was given. */
  const switchedOn = (fields: readonly string[], sent: DoneAct['sent']): string =>
    fields
      .filter((field) => sent[field] === 'true')
      .map((field) => draw.w(`field.${field}`).replace(/\s*[（(].*$/, ''))
      .join(draw.t('desk:and'));
  const nameOf = ({
    act,
    sent,
    is_making: isMaking,
  }: Omit<DoneAct, 'time' | 'nickname' | 'reason'>): string => {
    const isIt = ({ row: { method, path } }: { row: Row }): boolean => `${method} ${path}` === act;
    const own = (screen.acts ?? []).filter(isIt);
    const besides = [...(screen.ways ?? []), ...(screen.makes ?? []), ...(screen.elsewhere ?? []), ...others];
    // Two acts of one address differ in a switch that they send.
    const done = own.find((one) => isMeant(one.input(record), sent)) ?? own[0];
    const elsewhere = besides.find(isIt);
    const known = isMaking ? (elsewhere ?? done) : (done ?? elsewhere);
    if (!known) {
      const cell = screen.columns.find(({ edit }) => edit && isIt(edit));
      return cell ? draw.t('desk:changed', { what: draw.w(`col.${cell.key}`) }) : act;
    }
    const { fields = [] } = known as Pick<Act<T>, 'fields'>;
    const on = switchedOn(fields, sent);
    return draw.w(`act.${known.key}.name`) + (on && draw.t('desk:which', { what: on }));
  };
  return (
    <Section title={draw.t('desk:history')}>
      <History
        steps={acts.map(({ time, nickname, reason, ...done }) => ({
          time: formatDate(time, draw.locale, 'minute'),
          what: `${nickname} ${nameOf(done)}`.trim(),
          who: reason,
        }))}
      />
    </Section>
  );
}
