// Draws every state machine of the domain into docs/states.md: node scripts/draw-states.ts
// tests/checks/states.test.ts fails while the drawing is older than the tables.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FlowTable } from '../src/lib/kernel/flow.ts';

const root = new URL('../', import.meta.url);
export const STATES_PAPER = new URL('docs/states.md', root);

export type AnyFlow = FlowTable<string | number, string, string> & { toMermaid(): string };

export interface FoundFlow {
  place: string;
  flow: AnyFlow;
}

const isFlow = (value: unknown): value is AnyFlow =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'toMermaid' in value;

/** Every table in a file called *.flow.ts; loading one verifies it (see kernel/flow.ts). */
export async function findFlows(): Promise<FoundFlow[]> {
  const places = globSync('src/lib/domain/**/*.flow.ts', { cwd: root })
    .map((place) => place.replaceAll('\\', '/'))
    .sort();
  const found = await Promise.all(
    places.map(async (place) => {
      const module = (await import(/* @vite-ignore */ new URL(place, root).href)) as Record<string, unknown>;
      return Object.values(module)
        .filter(isFlow)
        .map((flow) => ({ place, flow }));
    }),
  );
  return found.flat();
}

export async function drawStates(): Promise<string> {
  const drawings = (await findFlows()).map(
    ({ place, flow }) =>
      `## ${flow.name}\n\nTable: \`${place}\`\n\n\`\`\`mermaid\n${flow.toMermaid().trimEnd()}\n\`\`\`\n`,
  );
  return [
    '# States',
    '',
    'Drawn from the tables in the code; do not edit by hand. `node scripts/draw-states.ts` draws them anew.',
    'An arrow carries the event and, in brackets, who may cause it.',
    '',
    drawings.join('\n'),
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = await drawStates();
  const isNew = readFileSync(STATES_PAPER, { flag: 'a+', encoding: 'utf8' }) !== text;
  writeFileSync(STATES_PAPER, text);
  console.log(isNew ? 'docs/states.md is drawn anew.' : 'docs/states.md was up to date.');
}
