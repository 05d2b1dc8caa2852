import type { ContentSource, ContentState } from '../../../contracts/editing.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { contentStates, editedElsewhere } from './editing.repo.ts';

/** Hashes of all texts: what was published from a file, and what the site has now. */
export async function listContentStates(ctx: Context): Promise<Result<ContentState[], never>> {
  const rows = await contentStates(ctx.database.db);
  return ok(
    rows.map(({ kind, publishedHash, ...row }) => ({
      ...row,
      kind,
      published_hash: publishedHash,
    })),
  );
}

/** Texts that were edited on the site since their files were published. */
export async function listContentChanges(ctx: Context): Promise<Result<ContentSource[], never>> {
  const rows = await editedElsewhere(ctx.database.db);
  return ok(
    rows.map(({ kind, name, locale, source }) => ({
      kind,
      name,
      // A row is written under one of the site's languages.
      locale: locale as Locale,
      source,
    })),
  );
}
