import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CloseButton } from '#islands/ui/modal/CloseButton.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import type { Failure } from '#lib/kernel/result.ts';
import { ActsAbout } from './ActsAbout.tsx';
import { Facts, Section } from './record-parts.tsx';
import type { Drawing, ListScreen } from './screen.ts';
import type { Query } from './address.ts';
import { ask, seekRow } from './use-list.ts';

interface Props<T> {
  screen: ListScreen<T>;
  id: string;
  /** The row as the list answered it, where it is on the page that is open. */
  row: T | undefined;
  /** What the list is asked with. */
  query: Query;
  /** Counts up when something was done with it. */
  version: number;
  draw: Drawing;
  /** At its place beside the list, or over it where there is no room. */
  isBeside: boolean;
  actsOf: (row: T) => ReactNode;
  onClose: () => void;
}

/** A row in full, beside the list that it was opened from. */
export function RecordPanel<T>({
  screen,
  id,
  row,
  query,
  version,
  draw,
  isBeside,
  actsOf,
  onClose,
}: Props<T>) {
  const [read, setRecord] = useState<T | undefined>();
  const [failure, setFailure] = useState<Failure | undefined>();
  /** The row as found on another page of the list; null: it is on none. */
  const [sought, setSought] = useState<T | null | undefined>();
  const isSought = !screen.detail && row === undefined;
  const view = useRef(query);
  useEffect(() => {
    view.current = query;
  });
  useEffect(() => {
    if (!isSought) return setSought(undefined);
    let isWanted = true;
    // What was done here has left its tab; before anything was, the address may name a row of another one.
    void seekRow(screen, view.current, id, { isInAnyTab: version === 0 }).then((found) => {
      if (isWanted) setSought(found ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [screen, id, version, isSought]);
  useEffect(() => {
    let isWanted = true;
    if (!screen.detail) return;
    void ask(screen.detail, { id }).then((found) => {
      if (!isWanted) return;
      setFailure(found.ok ? undefined : found.failure);
      setRecord(found.ok ? (found.value as T) : undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [screen, id, version]);

  // The focus moves into the record, so that Tab continues there and not at the head of the page.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  // Each record is read from its head on.
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [id]);

  const record = screen.detail ? read : (row ?? sought ?? undefined);
  /** Another row was opened, whose record is on its way: nothing is done with the one that is left. */
  const isLeft = record !== undefined && screen.idOf(record) !== id;
  const isLoading = Boolean(screen.detail) || (isSought && sought === undefined);
  const Record = screen.record;
  const title = record === undefined ? draw.w('title') : screen.nameOf(record, draw);
  const body = failure ? (
    <p className="p-6 text-14 text-brand" role="alert">
      {failure.message ?? failure.code}
    </p>
  ) : record === undefined ? (
    <p className="p-6 text-14 text-ink-quiet">{draw.t(isLoading ? 'common:loading' : 'desk:gone')}</p>
  ) : (
    <div aria-busy={isLeft || undefined} className={isLeft ? 'opacity-60' : undefined}>
      {Record ? (
        <Record record={record as never} draw={draw} />
      ) : (
        <Section title={draw.w('title')}>
          <Facts facts={screen.columns.map(({ key, cell }) => [draw.w(`col.${key}`), cell(record, draw)])} />
        </Section>
      )}
      {screen.history && (
        <ActsAbout
          screen={screen}
          history={screen.history}
          id={id}
          record={record}
          version={version}
          draw={draw}
        />
      )}
    </div>
  );
  const head = (
    <header className="flex min-h-12 flex-wrap items-center gap-2 border-b border-line px-4 py-2 pr-14">
      <h2 className="mr-auto text-14 font-semibold [overflow-wrap:anywhere]">{title}</h2>
      {record !== undefined && !isLeft && actsOf(record)}
    </header>
  );
  if (!isBeside)
    return (
      <Dialog label={title} closeLabel={draw.t('common:close')} onClose={onClose} className="max-w-xl">
        {head}
        {body}
      </Dialog>
    );
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className="panel sticky top-14 max-h-[calc(100dvh-64px)] self-start overflow-y-auto border border-line"
    >
      <div className="relative">
        <CloseButton label={draw.t('common:close')} onClose={onClose} />
        {head}
        {body}
      </div>
    </aside>
  );
}
