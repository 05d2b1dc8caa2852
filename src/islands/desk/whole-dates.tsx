import type { ReactNode } from 'react';

/** A day as both languages write it, with or without the time of day. */
const DATE = /(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?|[A-Z][a-z]{2} \d{1,2}, \d{4}(?:, \d{2}:\d{2})?)/;

/** The same text, none of its dates parted at the end of a line: a narrow column breaks them at each hyphen. */
export const wholeDates = (cell: ReactNode): ReactNode =>
  typeof cell === 'string' && DATE.test(cell)
    ? cell.split(DATE).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} className="whitespace-nowrap">
            {part}
          </span>
        ),
      )
    : cell;
