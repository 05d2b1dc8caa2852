import type { FormFault, GoodsForm } from '#lib/contracts/goods-form.ts';
import type { DocumentRow } from '#lib/db/schema.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { sentFiles } from '../../../content/media/index.ts';
import { documentsOfStore, isVideoOfStore } from './form.repo.ts';

/**
 * Documents of a form in their order. Each is a PDF that the caller has sent for goods, or that goods of the store have
 * already, as those that are copied have; what it holds is never taken from the form.
 */
export async function documentsOf(
  ctx: MerchantContext,
  { documents }: GoodsForm,
  say: Translate,
): Promise<{ documents: DocumentRow[]; faults: FormFault[] }> {
  const unique = [...new Map(documents.map((one) => [one.path, one])).values()];
  const paths = unique.map(({ path }) => path);
  const known = await documentsOfStore(ctx.database.db, ctx.actor.merId, paths);
  const sent = await sentFiles(
    ctx,
    'goods',
    paths.filter((path) => !known.has(path) && path.endsWith('.pdf')),
  );
  const faults: FormFault[] = [];
  const rows = unique.flatMap(({ path, name, kind }, at): DocumentRow[] => {
    const bytes = known.get(path) ?? sent.get(path);
    const refuse = (problem: string): [] => {
      faults.push({ field: `documents:${at + 1}`, sku: null, problem, cure: '' });
      return [];
    };
    if (bytes === undefined) return refuse(say('goods:form.document.unknown'));
    if (!name.trim()) return refuse(say('goods:form.document.unnamed'));
    return [{ path, name: name.trim(), kind, bytes }];
  });
  return { documents: rows, faults };
}

/** What is wrong with the video of a form: it is one that the caller has sent, or that goods of the store have already. */
export async function videoFault(
  ctx: MerchantContext,
  { video }: GoodsForm,
  say: Translate,
): Promise<FormFault[]> {
  const isOwn =
    video === '' ||
    (await isVideoOfStore(ctx.database.db, ctx.actor.merId, video)) ||
    (await sentFiles(ctx, 'video', [video])).has(video);
  return isOwn ? [] : [{ field: 'video', sku: null, problem: say('goods:form.video.unknown'), cure: '' }];
}
