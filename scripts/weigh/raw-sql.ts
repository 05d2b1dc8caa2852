// Where tests write SQL: a table that is asked or changed by its text stays what it is when the schema moves on, and no
// compiler says so.
import ts from 'typescript';
import { filesUnder, type SourceFile } from '../../tests/support/source-files.ts';

/** The reading kit, the benchmarks, and the tests of the database itself: migrations, connections, its own errors. */
const MAY = /^tests\/(support|bench)\/|^tests\/(domain|races)\/database\//;
const STATEMENT =
  /^\s*(select\s|insert\s+into\s|update\s+\S+\s+(\w+\s+)?set\s|delete\s+from\s|truncate\s|with\s+\w+\s+as\s*\(|lock\s+table\s|(create|alter|drop)\s+(table|schema|function|trigger|index)\s)/i;

function placesIn({ place, text }: SourceFile): string[] {
  const source = ts.createSourceFile(place, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const words = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? node.getText(source).slice(1)
        : '';
    const isTagged =
      ts.isTaggedTemplateExpression(node.parent ?? node) && node.parent.getText(source).startsWith('sql');
    if (words && (isTagged || STATEMENT.test(words)))
      found.push(`${place}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** Each text of a test that is a statement of SQL, and each part of one in drizzle's sql`…`: `file:line`. */
export const rawSql = (): string[] =>
  filesUnder(['tests'], ['.ts', '.tsx'])
    .filter(({ place }) => !MAY.test(place))
    .flatMap(placesIn);
