// The guided tours of docs/architecture.md: sections called "Tour: …" whose links name a file, a line and what stands there.
import { readPlace } from '../../tests/support/source-files.ts';

export interface Stop {
  /** Text of the link: the name that is to be found on that line. */
  symbol: string;
  file: string;
  line: number;
}
export interface Tour {
  name: string;
  stops: Stop[];
}

export const TOURS_PLACE = 'docs/architecture.md';
const link = /\[`([^`]+)`\]\(\.\.\/([^)#]+)#L(\d+)\)/g;

/** Every tour with its stops, in the order of the text. */
export function readTours(text = readPlace(TOURS_PLACE)): Tour[] {
  return text
    .split(/^## /m)
    .filter((section) => section.startsWith('Tour: '))
    .map((section) => ({
      name: section.slice('Tour: '.length, section.indexOf('\n')),
      stops: [...section.matchAll(link)].map(([, symbol = '', file = '', line = '']) => ({
        symbol,
        file,
        line: Number(line),
      })),
    }));
}
