import { Tag } from './record-parts.tsx';
import type { Drawing } from './screen.ts';

/** What was done, as the desks call it; an act that stands on no screen keeps its address. */
export const actName = (act: string, { actNames }: Drawing): string => actNames?.[act] ?? act;

interface OutcomeProps {
  outcome: string;
  /** The sentence that a refused caller got. */
  said: string;
  draw: Drawing;
}

/** How an act ended; a refusal shows its sentence, and its code, by which the server's log can be searched. */
export function Outcome({ outcome, said, draw: { w } }: OutcomeProps) {
  if (outcome === '') return <Tag tone="quiet">{w('begin')}</Tag>;
  if (outcome === 'done') return <Tag tone="good">{w('done')}</Tag>;
  if (outcome === 'copy') return <Tag tone="quiet">{w('copy')}</Tag>;
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Tag tone="bad">{w('refused')}</Tag>
      <span className="text-12 text-ink-quiet" title={outcome}>
        {said}
      </span>
    </span>
  );
}

/** What was sent, as it was kept: without secrets, in lines. */
export function Sent({ input }: { input: string }) {
  let text = input;
  try {
    text = JSON.stringify(JSON.parse(input), null, 2);
  } catch {
    // The input was too long to be kept whole, so it is no valid JSON.
  }
  return <pre className="whitespace-pre-wrap text-12 [overflow-wrap:anywhere]">{text}</pre>;
}
