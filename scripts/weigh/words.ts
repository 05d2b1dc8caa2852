// One word for a feature in every layer: which words do the layers use, and which of them are a feature's?
import path from 'node:path';
import { pathsUnder, readPlace } from '../../tests/support/source-files.ts';

/** Each layer names its features by its files or folders: the first name below the folder. */
export const layers = {
  contract: 'src/lib/contracts',
  route: 'src/lib/api/routes',
  schema: 'src/lib/db/schema',
  island: 'src/islands',
  component: 'src/components',
  locale: 'locales/zh-CN',
  test: 'tests/domain',
} as const;
export type Layer = keyof typeof layers;

const wordOf = (below: string): string =>
  path
    .basename(below.split('/')[0] ?? '')
    .replace(/(\.test)?\.(ts|tsx|json|astro)$/, '')
    .replaceAll('_', '-');

/** The words that a layer uses, each once. */
export const wordsOf = (layer: Layer): string[] => [
  ...new Set(pathsUnder(layers[layer]).map((place) => wordOf(place.slice(layers[layer].length + 1)))),
];

/** The features of the domain: `area/feature` folders. */
export function domainFeatures(): { area: string; word: string }[] {
  const folders = pathsUnder('src/lib/domain').map((place) => place.split('/').slice(3, -1));
  const pairs = folders.flatMap(([area, word]) => (area && word ? [`${area}/${word}`] : []));
  return [...new Set(pairs)].map((pair) => {
    const [area = '', word = ''] = pair.split('/');
    return { area, word };
  });
}

/** `layer: word` of the glossary's table of words that are no feature. */
export function explainedWords(glossary = readPlace('docs/glossary.md')): Set<string> {
  const [, table = ''] = glossary.split('## Words that are no feature');
  const rows = table
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const found = rows.slice(2).flatMap((line) => {
    const [, words = '', where = ''] = line.split('|');
    return where
      .split(',')
      .flatMap((layer) => words.split(',').map((word) => `${layer.trim()}: ${word.trim()}`));
  });
  return new Set(found);
}

/** `layer: word` for every word of a layer that is no feature's and that the glossary does not explain. */
export function strayWords(
  known: ReadonlySet<string>,
  explained: ReadonlySet<string> = explainedWords(),
): string[] {
  return (Object.keys(layers) as Layer[]).flatMap((layer) =>
    wordsOf(layer)
      .filter((word) => !known.has(word) && !explained.has(`${layer}: ${word}`))
      .map((word) => `${layer}: ${word}`),
  );
}
