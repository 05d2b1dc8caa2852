import { Button } from '#islands/ui/Button.tsx';
import type { Drawing } from '../../../screen.ts';

interface Props {
  /** Steps that wait in the phone. */
  count: number;
  isOnline: boolean;
  isSending: boolean;
  /** Why the rides could not be read again. */
  said: string;
  draw: Drawing;
  onSend: () => void;
  onAgain: () => void;
}

/**
 * Whether everything was sent. It always stands there with the same height: what comes and goes by itself must not move
 * the buttons below a finger that is on its way to them.
 */
export function QueueLine({ count, isOnline, isSending, said, draw, onSend, onAgain }: Props) {
  const { w, t } = draw;
  const isWell = count === 0 && isOnline && !said;
  const button = !isOnline
    ? undefined
    : count > 0
      ? { name: w('queue.send'), press: onSend, isPending: isSending }
      : said
        ? { name: t('common:retry'), press: onAgain, isPending: false }
        : undefined;
  const line =
    count > 0
      ? w(isOnline ? 'queue.count' : 'queue.offline_count', { count })
      : w(isOnline ? 'queue.none' : 'queue.offline');
  return (
    <div
      data-queue={count}
      className={`sticky top-12 z-bar -mx-3 flex h-12 items-center gap-2 px-3 text-14 ${isWell ? 'bg-ground text-ink-secondary' : 'bg-warning-tint text-warning'}`}
    >
      <p role={said && count === 0 ? 'alert' : 'status'} className="mr-auto line-clamp-2 min-w-0 leading-5">
        {count === 0 && isOnline && said ? said : line}
      </p>
      {button && (
        <Button
          kind="line"
          size="small"
          className="shrink-0"
          pending={button.isPending}
          onClick={button.press}
        >
          {button.name}
        </Button>
      )}
    </div>
  );
}
