import { PAPER_KINDS } from '#lib/contracts/states.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { makeFileLink, openFileLink, type FileLink, type OpenedLink } from '../../content/media/index.ts';

export type PaperKind = (typeof PAPER_KINDS)[number];

/** A link to a paper; the code that calls this has checked that the caller may read it. */
export const linkToPaper = (ctx: UserContext, kind: PaperKind, target: string): Promise<FileLink> =>
  makeFileLink(ctx, '/api/paper', { kind, target });

/** What a link leads to, while it is good. */
export async function openLink(
  ctx: Context,
  token: string,
): Promise<Result<OpenedLink<PaperKind>, 'paper.gone'>> {
  const found = await openFileLink(ctx, token, PAPER_KINDS);
  return found ? ok(found) : fail('paper.gone');
}
