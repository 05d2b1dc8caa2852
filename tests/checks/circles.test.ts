// No file needs itself.
//
// Files that import each other in a circle can only be read, tested and moved together, and which of them runs first
// depends on which is imported first. A circle of types alone has the same effect on readers. When it fails: the circle
// is printed. Move what both ends need into the file that needs nothing of them.
import { expect, test } from 'vitest';
import { circlesAmong, shortestCircle } from '../../scripts/weigh/circles.ts';
import { importsOfSource } from '../../scripts/weigh/figures.ts';
import { listOf } from '../support/source-files.ts';

test('no file imports itself by way of others, neither values nor types', () => {
  const imports = importsOfSource().filter(({ from }) => !from.startsWith('src/lib/seed/'));
  const found = circlesAmong(imports).map((group) => {
    const circle = shortestCircle(group, imports).join('\n    → ');
    return `${group.length} files import each other:\n      ${circle}`;
  });
  expect(listOf(found)).toBe('');
});
