// The files of a new feature, one for each layer: the smallest that compile, run and pass their test. They list a
// person's own rows, because nearly every feature begins with "show me mine".

const pascal = (word) => word.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());
const camel = (word) => pascal(word).replace(/^\w/, (letter) => letter.toLowerCase());
const plural = (word) =>
  /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : word.replace(/([^aeiou])y$/, '$1ie') + 's';

/** path → text, for a feature `word` in an area of the domain. */
export function layersOf(area, word) {
  const [Name, name, many] = [pascal(word), camel(word), plural(word)];
  const table = word.replaceAll('-', '_');
  return {
    [`src/lib/contracts/${word}.ts`]: `import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const ${Name}View = z.object({ ${table}_id: z.string(), name: z.string() });
export type ${Name}View = z.infer<typeof ${Name}View>;

export const ${name}Api = {
  list: endpoint.get('/api/user/${table}/lst', {
    summary: 'The ${many.replaceAll('-', ' ')} of the caller, newest first',
    access: 'user',
    returns: z.object({ list: z.array(${Name}View) }),
  }),
};
`,
    [`src/lib/db/schema/${word}.ts`]: `import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { createdAt, randomId } from './columns.ts';

export const ${name} = pgTable(
  '${table}',
  {
    ${name}Id: randomId(),
    uid: integer()
      .notNull()
      .references(() => user.uid),
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.uid, t.createdAt)],
);
`,
    [`src/lib/domain/${area}/${word}/${word}.repo.ts`]: `import { desc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { ${name} } from '#lib/db/schema.ts';

export const ${camel(many)}Of = (db: Db, uid: number) =>
  db.select().from(${name}).where(eq(${name}.uid, uid)).orderBy(desc(${name}.createdAt), desc(${name}.${name}Id)).limit(100);
`,
    [`src/lib/domain/${area}/${word}/list-${many}.ts`]: `import type { ${Name}View } from '#lib/contracts/${word}.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { ${camel(many)}Of } from './${word}.repo.ts';

/** The caller's ${many.replaceAll('-', ' ')}, newest first. */
export async function list${pascal(many)}(ctx: UserContext): Promise<Result<{ list: ${Name}View[] }>> {
  const rows = await ${camel(many)}Of(ctx.database.db, ctx.actor.uid);
  return ok({ list: rows.map((row) => ({ ${table}_id: row.${name}Id, name: row.name })) });
}
`,
    [`src/lib/domain/${area}/${word}/index.ts`]: `export { list${pascal(many)} } from './list-${many}.ts';
`,
    [`src/lib/api/routes/${word}.ts`]: `import { ${name}Api } from '../../contracts/${word}.ts';
import { list${pascal(many)} } from '../../domain/${area}/${word}/index.ts';
import { serve } from '../mount.ts';

export const ${name}Routes = serve(${name}Api, { list: list${pascal(many)} });
`,
    [`locales/zh-CN/${word}.json`]: '{}\n',
    [`locales/en-US/${word}.json`]: '{}\n',
    [`tests/api/${word}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { ${name}Api } from '#lib/contracts/${word}.ts';
import { openTestMall, type TestMall } from '../support/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

test('nobody sees ${many.replaceAll('-', ' ')} without a login', async () => {
  expect(await mall.as()(${name}Api.list)).toMatchObject({ ok: false, failure: { code: 'auth.required' } });
});
`,
  };
}

/** Lines that join the feature to the lists it must be in: file → how its text changes. */
export function joinsOf(word) {
  const name = camel(word);
  return {
    'src/lib/db/schema.ts': (text) => `${text.trimEnd()}\nexport * from './schema/${word}.ts';\n`,
    'src/lib/api/routes.ts': (text) =>
      text
        .replace(
          /(import type \{ Feature \}.*\n)/,
          `$1import { ${name}Routes } from './routes/${word}.ts';\n`,
        )
        .replace(
          /(features: Record<string, Feature> = \{[\s\S]*?)\n\};/,
          `$1\n  ${name}: ${name}Routes,\n};`,
        ),
    'src/lib/i18n/keys.ts': (text) =>
      text
        .replace(
          /(\n\/\*\* The words of zh-CN)/,
          `import type ${name} from '../../../locales/zh-CN/${word}.json';\n$1`,
        )
        .replace(/(interface Namespaces \{[\s\S]*?)\n\}/, `$1\n  '${word}': typeof ${name};\n}`),
  };
}
