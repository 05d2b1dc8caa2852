import { readFileSync } from 'node:fs';
import { SetupError } from '../kernel/setup-error.ts';

export type Environment = Record<string, string | undefined>;

/** Secrets: never printed, and read from the file that NAME_FILE names as well. */
export const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SECRET_KEY',
  'ALIYUN_SMS_KEY_SECRET',
  'TENCENT_SMS_SECRET_KEY',
  'METRICS_TOKEN',
  'SMTP_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
  'ALIPAY_PRIVATE_KEY',
  'WEIXIN_PRIVATE_KEY',
  'WEIXIN_API_V3_KEY',
  'CONTENT_PASSWORD',
  'CATALOG_PASSWORD',
]);

/** What env-file.ts has read: where the settings stand, and what they name. */
export const settingsFile: { place?: string; names: Set<string> } = { names: new Set() };

const reasonOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** The environment, with each secret that only NAME_FILE names read from its file. */
export function withSecretFiles(env: Environment): Environment {
  const files: Environment = {};
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new SetupError(`${name} and ${name}_FILE are both set.`, 'Keep one of them.');
    try {
      files[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new SetupError(
        `${name}_FILE cannot be read: ${file} (${reasonOf(error)}).`,
        'Write the path of a file that this user may read, with nothing in it but the value.',
      );
    }
  }
  return Object.keys(files).length > 0 ? { ...env, ...files } : env;
}
