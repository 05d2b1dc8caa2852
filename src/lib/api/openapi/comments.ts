import { readdirSync, readFileSync } from 'node:fs';
import type { Explain } from './explained.ts';

const CONTRACTS = new URL('../../contracts/', import.meta.url);
// A comment of one or two lines right above a field; those of whole calls stand above `name: endpoint…`.
const COMMENTED = /\/\*\*\s*([^*]+?)\s*\*\/\s*\n\s*(\w+):(?!\s*endpoint)/g;

type Comments = Map<string, string>;

/** Comments of a file's fields by name; a name with two different comments is left out. */
function commentsIn(text: string): Comments {
  const found = new Map<string, Set<string>>();
  for (const [, comment = '', name = ''] of text.matchAll(COMMENTED)) {
    found.set(name, (found.get(name) ?? new Set()).add(comment));
  }
  return new Map(
    [...found].flatMap(([name, all]) => (all.size === 1 ? [[name, [...all][0]!] as const] : [])),
  );
}

/** The text of one call in its contract. */
function textOf(text: string, call: string): string {
  const from = text.search(new RegExp(`\\n  ${call}: endpoint`));
  const rest = from < 0 ? '' : text.slice(from + 1);
  return rest.slice(0, rest.search(/\n  (\w+: endpoint|\/\*\*)|\n\};/));
}

const contractTexts = (): Map<string, string> =>
  new Map(
    readdirSync(CONTRACTS)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, readFileSync(new URL(file, CONTRACTS), 'utf8')]),
  );

/** The comments of a shape that a contract exports under this name. */
export function shapeComments(): (name: string) => Explain {
  const all = [...contractTexts().values()].join('\n');
  return (name) => {
    const from = all.search(new RegExp(`^export const ${name} =`, 'm'));
    const [own = ''] = from < 0 ? [] : all.slice(from).split(/\n(?=export |const )/);
    const inside = commentsIn(own);
    return (field) => inside.get(field);
  };
}

/**
 * The comments of the contracts, call by call: they explain the fields to readers of the code and of the API. What
 * stands inside a call explains its own fields, what stands elsewhere in the feature those of every call.
 */
export function contractComments(): (feature: string, call: string) => Explain {
  const texts = contractTexts();
  return (feature, call) => {
    const word = feature.replaceAll('_', '-');
    const own = [...texts].filter(([file]) => file === `${word}.ts` || file.startsWith(`${word}-`));
    const text = own.map(([, part]) => part).join('\n');
    const [inside, everywhere] = [commentsIn(textOf(text, call)), commentsIn(text)];
    return (field) => inside.get(field) ?? everywhere.get(field);
  };
}
