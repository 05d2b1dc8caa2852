import type { Settings } from './env.ts';

/** Pictures lie in a folder of one machine unless a storage is set; another machine then shows none of them. */
export async function warnOfOthers(
  { providers, DATA_DIR }: Settings,
  elsewhere: () => Promise<string[]>,
): Promise<void> {
  if (providers.s3) return;
  // If the others cannot be asked now, the start goes on.
  const others = await elsewhere().catch((): string[] => []);
  if (others.length === 0) return;
  console.warn(
    `  ! ${others.join(', ')} works on the same database, but its files are not in ${DATA_DIR} of this machine: ` +
      'each would show 404 for the other’s pictures. Set S3_ENDPOINT and the other S3_… on all of them.',
  );
}
