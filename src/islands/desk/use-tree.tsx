import { useState, type ReactNode } from 'react';
import type { Drawing, ListScreen } from './screen.ts';

/** How far a row is set in for each level above it, in px. */
const STEP = 20;

/**
 * The rows of a tree that are not folded away, and what stands before the name of each; a list that is no tree stays as
 * it is. What was searched for stands open.
 */
export function useTree<T>(
  { parentOf, idOf, nameOf }: ListScreen<T>,
  all: readonly T[],
  draw: Drawing,
  isOpen: boolean,
): { rows: T[]; leadOf: ((row: T) => ReactNode) | undefined } {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  if (!parentOf) return { rows: [...all], leadOf: undefined };
  const levels = new Map<string, number>();
  const parents = new Set(all.map(parentOf));
  const rows = all.filter((row) => {
    const above = parentOf(row);
    const level = levels.get(above);
    const isTop = !all.some((one) => idOf(one) === above);
    // Parents come before their children: a row whose parent is hidden has no level, and is hidden too.
    if (!isTop && (level === undefined || turned.has(above) === isOpen)) return false;
    levels.set(idOf(row), isTop ? 0 : level! + 1);
    return true;
  });
  const turn = (id: string): void => {
    const next = new Set(turned);
    if (!next.delete(id)) next.add(id);
    setTurned(next);
  };
  const leadOf = (row: T): ReactNode => {
    const id = idOf(row);
    const isUnfolded = turned.has(id) !== isOpen;
    return (
      <span className="shrink-0" style={{ paddingInlineStart: (levels.get(id) ?? 0) * STEP }}>
        {parents.has(id) ? (
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-label={draw.t('desk:unfold', { name: nameOf(row, draw) })}
            className="grid size-11 place-items-center text-ink-quiet hover:text-ink md:-my-0.5 md:size-6"
            onClick={(event) => {
              event.stopPropagation();
              turn(id);
            }}
          >
            <svg viewBox="0 0 12 12" className={`size-3 ${isUnfolded ? 'rotate-90' : ''}`} aria-hidden="true">
              <path d="m4 2 4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        ) : (
          <span className="block size-11 md:size-6" />
        )}
      </span>
    );
  };
  return { rows, leadOf };
}
