// A cast is a claim that the compiler does not check.
//
// `row.status as OrderState` still compiles when the column holds something else. The values of a column are in its
// type (columns.test.ts), the failures of an act in its result, so the domain needs few casts, and fewer each time.
// Where a cast is right all the same, the line above it says why.
// When it fails: give the value its type where it comes from; the number below only goes down.
import ts from 'typescript';
import { expect, test } from 'vitest';
import { serve } from '#lib/api/mount.ts';
import { endpoint } from '#lib/contracts/endpoint.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import { filesUnder } from '../support/source-files.ts';

const CASTS_MAX = 11;

interface Cast {
  place: string;
  hasReason: boolean;
}

function castsIn(place: string, text: string): Cast[] {
  const source = ts.createSourceFile(place, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found: Cast[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText(source) !== 'const') {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const isRemark = lines[line - 1]?.trim().startsWith('//') ?? false;
      found.push({ place: `${place}:${line + 1}`, hasReason: isRemark });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('the domain casts no more than it did, and says why where it does', () => {
  const found = filesUnder(['src/lib/domain'], ['.ts']).flatMap(({ place, text }) => castsIn(place, text));
  expect(found.length, found.map(({ place }) => place).join('\n')).toBeLessThanOrEqual(CASTS_MAX);
  expect(found.filter(({ hasReason }) => !hasReason).map(({ place }) => place)).toEqual([]);
});

test('a handler that fails with what its row does not list does not compile', () => {
  const rows = {
    read: endpoint.get('/api/example', { summary: 'An example', fails: ['goods.not_found'] }),
  };
  expect(serve(rows, { read: async () => fail('goods.not_found') }).rows).toBe(rows);
  expect(serve(rows, { read: async () => ok() }).rows).toBe(rows);
  // @ts-expect-error The row does not list it.
  expect(serve(rows, { read: async () => fail('goods.gone') }).rows).toBe(rows);
});
