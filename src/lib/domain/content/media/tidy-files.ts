import type { SystemContext } from '#lib/domain/context.ts';
import { after, days } from '#lib/kernel/clock.ts';

/** No file takes longer to be written. */
const WRITTEN_WITHIN = days(1);

/** Takes away halves of files whose writer died, from the folder or the bucket. */
export async function tidyFiles({ storage, clock, log }: SystemContext): Promise<void> {
  const files = await storage.tidy(after(clock.now(), -WRITTEN_WITHIN));
  if (files > 0) log.warn({ files }, 'storage.tidied');
}
