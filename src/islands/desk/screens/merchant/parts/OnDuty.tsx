import { useEffect, useState } from 'react';
import { chatApi, type Colleague } from '#lib/contracts/chat.ts';
import { openLine } from '#lib/stores/chat/line.ts';
import { Tag } from '../../../record-parts.tsx';
import type { AboveProps } from '../../../screen.ts';
import { ask } from '../../../use-list.ts';

/** Agents who are online now; the list below is loaded again at each new message. */
export function OnDuty({ draw: { w }, reload }: AboveProps) {
  const [here, setHere] = useState<Colleague[]>();
  useEffect(() => {
    const look = (): void =>
      void ask(chatApi.colleagues).then((found) => {
        if (found.ok) setHere((found.value as { list: Colleague[] }).list.filter((one) => one.is_here));
      });
    look();
    const line = openLine({
      onState: () => undefined,
      onNews: () => undefined,
      onMoved: () => {
        look();
        reload();
      },
    });
    return () => line.close();
  }, [reload]);
  if (!here) return null;
  return (
    <p
      className="panel mb-3 flex flex-wrap items-center gap-2 border border-line px-4 py-2 text-14"
      role="status"
    >
      {here.length === 0 ? (
        <span className="text-ink-secondary">{w('duty.nobody')}</span>
      ) : (
        <>
          <span className="text-ink-secondary">{w('duty.here')}</span>
          {here.map((one) => (
            <Tag key={one.uid} tone="good">
              {one.nickname}
            </Tag>
          ))}
        </>
      )}
    </p>
  );
}
