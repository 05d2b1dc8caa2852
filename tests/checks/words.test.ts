// Words that must not be in the project.
//
// Two kinds. Promises: a note to do something later, filler text, a silenced type or a switched-off test; each is a
// gap that looks closed. And text that a visitor sees but a translator does not: it is written in code instead of
// in locales/, and stays in one language for ever.
// When it fails: finish the thing, or move the text to locales/<locale>/<feature>.json.
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder, listOf, type SourceFile } from '../support/source-files.ts';

const thisFile = 'tests/checks/words.test.ts';

const promises: [RegExp, string][] = [
  [/\b(TODO|FIXME|XXX|HACK)\b/, 'a note to do it later'],
  [/lorem ipsum/i, 'filler text'],
  // That no merchants are taken now is a state of the mall, in the words of its texts, and no promise.
  [/coming soon|not implemented|敬请期待|暂未开放(?!商户入驻)|开发中/i, 'a promise instead of the thing'],
  [/\bas any\s*([;,.)\]}>]|$)/, 'a silenced type'],
  [/@ts-(ignore|nocheck)|(eslint|oxlint)-disable/, 'a silenced tool'],
  [/\b(it|test|describe)\.(only|todo)\(/, 'a test that hides others, or that does not exist'],
];

const everything = filesUnder(
  ['src', 'demo', 'tests', 'scripts', 'locales', 'docs'],
  ['.ts', '.tsx', '.astro', '.mjs', '.cjs', '.css', '.json', '.md', '.html', '.yml'],
).filter(({ place }) => place !== thisFile && !place.startsWith('src/lib/db/migrations/'));

test('nothing is promised, silenced or filled in', () => {
  const findings = everything.flatMap(({ place, text }) =>
    text.split('\n').flatMap((line, index) => {
      const hit = promises.find(([pattern]) => pattern.test(line));
      return hit ? [`${place}:${index + 1}: ${hit[1]}: ${line.trim().slice(0, 90)}`] : [];
    }),
  );
  expect(listOf(findings)).toBe('');
});

const han = /\p{Script=Han}/u;

/**
 * Places whose Chinese is data or content, not an interface. A file called *-words.ts is a dictionary, and the pages
 * under /dev are for developers; they do not exist in production.
 */
const isContent = (place: string): boolean =>
  /^src\/(content|lib\/seed)\//.test(place) ||
  place.endsWith('-words.ts') ||
  /\/server\/(\w+\/)?dev-/.test(place);

function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

function textNodes({ place, text }: SourceFile, isVisible: (node: ts.Node) => boolean): string[] {
  const kind = place.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(place, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isVisible(node))
      found.push(`${place}:${lineOf(source, node)}: ${node.getText(source).trim().slice(0, 60)}`);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isString = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateExpression(node) ||
  ts.isJsxText(node);

const isChineseText = (node: ts.Node): boolean => isString(node) && han.test(node.getText());

/** Two sentences of a remote API that the specification itself tells apart by their words. */
const comparedBySpecification = new Set(['src/lib/stores/call.ts']);

// A character class that recognises Chinese input is a rule, not a text; it is no string.
const code = filesUnder(['src'], ['.ts', '.tsx']).filter(
  ({ place }) => !isContent(place) && !comparedBySpecification.has(place),
);

test('no Chinese text in code', () => {
  const findings = code
    .filter(({ text }) => han.test(text))
    .flatMap((file) => textNodes(file, isChineseText));
  expect(listOf(findings)).toBe('');
});

test('no Chinese text in pages and components', () => {
  const findings = filesUnder(['src'], ['.astro']).flatMap(({ place, text }) => {
    const bare = text
      .replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
      .replace(/(^|[\s;{(,])\/\/.*$/gm, '$1');
    return bare
      .split('\n')
      .flatMap((line, index) =>
        han.test(line) ? [`${place}:${index + 1}: ${line.trim().slice(0, 60)}`] : [],
      );
  });
  expect(listOf(findings)).toBe('');
});

/** Texts for screen readers and tooltips are texts as well. */
const spokenAttributes = new Set(['aria-label', 'title', 'placeholder', 'alt', 'aria-description']);

test('no English text in the markup of islands', () => {
  const hasWords = (text: string): boolean => /[A-Za-z]{2,}/.test(text.replace(/&\w+;/g, ''));
  const isEnglish = (node: ts.Node): boolean => {
    if (ts.isJsxText(node)) return hasWords(node.getText());
    if (!ts.isJsxAttribute(node) || !node.initializer || !ts.isStringLiteral(node.initializer)) return false;
    return spokenAttributes.has(node.name.getText()) && hasWords(node.initializer.text);
  };
  const findings = filesUnder(['src/islands'], ['.tsx']).flatMap((file) => textNodes(file, isEnglish));
  expect(listOf(findings)).toBe('');
});

test('a dot between two facts stays with the first: no line of a page begins with one', () => {
  const findings = filesUnder(['src/components', 'src/islands'], ['.astro', '.tsx']).flatMap(
    ({ place, text }) =>
      text.split('\n').flatMap((line, index) => {
        const isRemark = /^\s*(\/\/|\*|\/\*)/.test(line);
        return !isRemark && / · /.test(line) ? [`${place}:${index + 1}: ${line.trim().slice(0, 90)}`] : [];
      }),
  );
  expect(listOf(findings)).toBe('');
});
