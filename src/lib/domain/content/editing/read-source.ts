import { parseDocument, LineCounter } from 'yaml';

export interface ReadSource {
  front: Record<string, unknown>;
  body: string;
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number;
  /** Line of the file on which a field of the front matter stands. */
  lineOf(field: string): number;
}

export interface SourceFault {
  line: number;
  problem: string;
  cure: string;
}

/** Splits Markdown into front matter and text; a fault if the front matter is missing or not YAML. */
export function readSource(source: string): ReadSource | SourceFault {
  const found = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(source);
  if (!found) {
    return {
      line: 1,
      problem: 'There is no front matter.',
      cure: 'Begin the file with --- and end the fields with --- on a line of its own.',
    };
  }
  const [whole, yaml = ''] = found;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    return {
      line: lines.linePos(error.pos[0]).line + 1,
      problem: `The front matter is not YAML: ${error.message.replace(/ at line \d[\s\S]*$/, '')}.`,
      cure: 'Put texts with a colon or a quote into double quotes.',
    };
  }
  const rest = source.slice(whole.length);
  const blank = /^(?:[^\S\n]*\n)*/.exec(rest)?.[0] ?? '';
  const front: ReadSource['front'] = document.toJS() ?? {};
  return {
    front,
    body: rest.slice(blank.length),
    bodyLine: (whole + blank).split('\n').length,
    lineOf: (field) => {
      const at = yaml.split('\n').findIndex((line) => line.startsWith(`${field}:`));
      return at < 0 ? 1 : at + 2;
    },
  };
}

export const isFault = (read: ReadSource | SourceFault): read is SourceFault => 'problem' in read;
