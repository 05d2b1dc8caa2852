import { shanghaiDay } from '#lib/kernel/clock.ts';
import type { Context } from '#lib/domain/context.ts';
import { linkTo } from './private-file.ts';

/** Of a path as uploads answer it, `/files/private/…`. */
export const isPrivate = (path: string): boolean => path.includes('/private/');

/**
 * Addresses under which a caller who may see them finds these pictures: private ones as watermarked links that end
 * soon, the others as they are. Whether the caller may see them is the act's question.
 */
export async function showPictures(
  ctx: Pick<Context, 'database' | 'clock' | 'settings' | 'actor'>,
  paths: readonly string[],
): Promise<string[]> {
  const words = `${new URL(ctx.settings.siteUrl).host} ${shanghaiDay(ctx.clock.now())}`;
  const links = await linkTo(ctx, paths.filter(isPrivate), words);
  return paths.map((path) => (isPrivate(path) ? (links.shift() ?? '') : path));
}
