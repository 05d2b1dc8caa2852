import { createFolderStorage } from '../../adapters/storage/folder-storage.ts';
import { createS3Storage } from '../../adapters/storage/s3-storage.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Settings } from '../env.ts';

/** The bucket that the environment names; without one, two folders beside the database. */
export const openStorage = ({ providers, DATA_DIR }: Settings, clock: Clock): Storage =>
  providers.s3
    ? createS3Storage(providers.s3, clock)
    : createFolderStorage({ open: `${DATA_DIR}/files`, closed: `${DATA_DIR}/private` });
