// Both languages say the same things.
//
// A missing English word shows a key to a buyer abroad; a variable that is spelled differently shows nothing where a
// price should be; a text that is never printed is still translated. zh-CN is the source, en-US follows it. When it
// fails: add the word to the file of the other language, or remove it from both.
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { filesUnder, listOf, pathsUnder, readPlace } from '../support/source-files.ts';

type Words = { [key: string]: string | Words };

const locales = ['zh-CN', 'en-US'] as const;
const plural = /_(one|other)$/;

/** 'title' → text, 'states.paid' → text … */
function flatten(words: Words, before = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[before + key, value] as [string, string]]
      : flatten(value, `${before}${key}.`),
  );
}

const namespacesOf = (locale: string): string[] =>
  pathsUnder(`locales/${locale}`).map((place) =>
    place.replace(`locales/${locale}/`, '').replace('.json', ''),
  );

const read = (locale: string, namespace: string): Map<string, string> =>
  new Map(flatten(JSON.parse(readPlace(`locales/${locale}/${namespace}.json`)) as Words));

const namespaces = namespacesOf('zh-CN');
const stems = (words: Map<string, string>): Set<string> =>
  new Set([...words.keys()].map((key) => key.replace(plural, '')));
const variablesOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1]))].sort().join(', ');

test('no key stands twice: the second would take the words of the first away', () => {
  const twice = pathsUnder('locales').flatMap((place) =>
    parseDocument(readPlace(place)).errors.map(({ message }) => `${place}: ${message}`),
  );
  expect(listOf(twice)).toBe('');
});

test('both languages have the same files', () => {
  expect(namespacesOf('en-US').sort()).toEqual([...namespaces].sort());
});

test('both languages have the same keys', () => {
  const findings = namespaces.flatMap((namespace) => {
    const [source, other] = [stems(read('zh-CN', namespace)), stems(read('en-US', namespace))];
    const missing = [...source]
      .filter((key) => !other.has(key))
      .map((key) => `en-US lacks ${namespace}:${key}`);
    const extra = [...other]
      .filter((key) => !source.has(key))
      .map((key) => `zh-CN lacks ${namespace}:${key}`);
    return [...missing, ...extra];
  });
  expect(listOf(findings)).toBe('');
});

test('a word and its translation use the same variables', () => {
  const findings = namespaces.flatMap((namespace) => {
    const other = read('en-US', namespace);
    return [...read('zh-CN', namespace)].flatMap(([key, text]) => {
      const stem = key.replace(plural, '');
      const translation = other.get(key) ?? other.get(`${stem}_other`) ?? other.get(stem) ?? text;
      const [here, there] = [variablesOf(text), variablesOf(translation)];
      return here === there ? [] : [`${namespace}:${key}: zh-CN has {${here}}, en-US has {${there}}`];
    });
  });
  expect(listOf(findings)).toBe('');
});

test('a variable has two braces: with one it is printed as it stands', () => {
  // What somebody types with a brace of its own: the place of the number in a carrier's link.
  const typed = new Set(['delivery:carriers.hint.link']);
  const single = locales.flatMap((locale) =>
    namespaces.flatMap((namespace) =>
      [...read(locale, namespace)].flatMap(([key, text]) =>
        /(?<!\{)\{\w+\}(?!\})/.test(text) && !typed.has(`${namespace}:${key}`)
          ? [`${locale} ${namespace}:${key}`]
          : [],
      ),
    ),
  );
  expect(single).toEqual([]);
});

test('a plural has the form that every number finds', () => {
  const findings = locales.flatMap((locale) =>
    namespaces.flatMap((namespace) => {
      const words = read(locale, namespace);
      const forms = [...words.keys()].filter((key) => key.endsWith('_one'));
      return forms
        .filter((key) => !words.has(key.replace(plural, '_other')))
        .map((key) => `${locale} ${namespace}:${key} has no _other`);
    }),
  );
  expect(listOf(findings)).toBe('');
});

test('no word is empty, and the English ones are English', () => {
  // A language is offered under its own name.
  const inItsOwnName = /^(中文|简体中文)$/;
  const findings = locales.flatMap((locale) =>
    namespaces.flatMap((namespace) =>
      [...read(locale, namespace)].flatMap(([key, text]) => {
        if (!text.trim()) return [`${locale} ${namespace}:${key} is empty`];
        if (locale !== 'en-US' || inItsOwnName.test(text)) return [];
        return /\p{Script=Han}/u.test(text) ? [`en-US ${namespace}:${key} is Chinese: ${text}`] : [];
      }),
    ),
  );
  expect(listOf(findings)).toBe('');
});

test('a key is one of the source language, or the compiler says so', () => {
  // Values of the wire are put behind the name of their group in one place, which says why.
  const findings = filesUnder(['src'], ['.ts', '.tsx', '.astro'])
    .filter(({ place }) => place !== 'src/lib/i18n/translate.ts')
    .filter(({ text }) => /\bas (Key|Group|Translate)\b(?! *[},])/.test(text))
    .map(({ place }) => place);
  expect(listOf(findings)).toBe('');
});

test('a word with variables is never printed without them', () => {
  const ofKey = new Map<string, string>(
    namespaces.flatMap((namespace) =>
      [...read('zh-CN', namespace)].map(([key, text]) => [`${namespace}:${key}`, variablesOf(text)] as const),
    ),
  );
  const bare = filesUnder(['src'], ['.ts', '.tsx', '.astro']).flatMap(({ place, text }) =>
    // t('a:b') and t(is ? 'a:b' : 'c:d') with nothing after the words; `data-` hands them to a script.
    [...text.matchAll(/(?<!data-[\w-]+=\{)\bt\(([^(),]*'[a-z_]+:[\w.]+'[^(),]*)\)/g)].flatMap(
      ([, inside = '']) =>
        [...inside.matchAll(/'([a-z_]+:[\w.]+)'/g)].flatMap(([, key = '']) =>
          ofKey.get(key) ? [`${place}: ${key} wants {${ofKey.get(key)}}`] : [],
        ),
    ),
  );
  expect(listOf(bare)).toBe('');
});

test('every word is printed somewhere', () => {
  const texts = filesUnder(['src', 'scripts'], ['.ts', '.tsx', '.astro', '.mjs']).map(({ text }) => text);
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const text of texts) {
    for (const [, key = '', end] of text.matchAll(/['"`]([\w-]+:[\w.-]*)(['"`]|\$\{)/g)) {
      (end === '${' ? beginnings : whole).add(key);
    }
    // The words of what came over the wire: every key of the group.
    for (const [, group = ''] of text.matchAll(/wireWord\([^']*'([\w:.]+)'/g))
      beginnings.add(group + (group.includes(':') ? '.' : ':'));
  }
  // A screen of a desk names the place of its words once; its columns, acts and fields are found below it.
  for (const { text } of filesUnder(['src/islands/desk'], ['.tsx']))
    for (const [, key = '', feature = ''] of text.matchAll(/\bwords: '(([\w-]+):[\w.]+)'/g)) {
      beginnings.add(`${key}.`);
      beginnings.add(`${feature}:shared.`);
    }
  // A failure's words are found by its code, which is a row of contracts/failures.
  const codes = filesUnder(['src/lib/contracts/failures'], ['.ts'])
    .map(({ text }) => text)
    .join('\n');
  const isCode = (namespace: string, key: string): boolean =>
    namespace.includes('failures') && (codes.includes(`'${key}'`) || codes.includes(`"${key}"`));

  const findings = namespaces.flatMap((namespace) =>
    [...stems(read('zh-CN', namespace))]
      .filter((key) => {
        const full = `${namespace}:${key}`;
        if (whole.has(full) || isCode(namespace, key)) return false;
        return ![...beginnings].some((start) => full.startsWith(start));
      })
      .map((key) => `${namespace}:${key}`),
  );
  expect(listOf(findings)).toBe('');
});
