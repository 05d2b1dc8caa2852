import type { Row } from '#lib/contracts/endpoint.ts';
import type { AboveProps, Act, Values } from './screen.ts';

/** Moves a row up and down by one place, by a button or by the keyboard. */
export const moves = <T,>(row: Row, input: (row: T) => Values): Act<T>[] =>
  (['up', 'down'] as const).map((to) => ({
    key: to,
    row,
    isFor: () => true,
    isMain: true,
    isAtOnce: true,
    hotkey: to === 'up' ? 'K' : 'J',
    input: (one) => ({ ...input(one), to }),
  }));

/** How rows are moved without a mouse. */
export const MoveNote = ({ draw: { t } }: Pick<AboveProps, 'draw'>) => (
  <p className="mb-3 text-12 text-ink-secondary max-md:hidden">{t('desk:move.note')}</p>
);
