import type {
  ContentFault,
  ContentSource,
  ContentState,
  PreviewAddress,
  PublishReport,
} from '../../contracts/editing.ts';
import type { Result } from '../../kernel/result.ts';
import { SetupError } from '../../kernel/setup-error.ts';

/** Where texts are published: the database itself, or a mall that is running. */
export interface ContentBackend {
  where: string;
  states(): Promise<ContentState[]>;
  changes(): Promise<ContentSource[]>;
  /** What the mall finds wrong: what texts name that it does not have. */
  check(files: ContentSource[]): Promise<ContentFault[]>;
  publish(files: ContentSource[], gone: string[]): Promise<PublishReport>;
  /** Where the pages of unpublished texts may be looked at. */
  preview(files: ContentSource[]): Promise<PreviewAddress[]>;
  /** Where the pages of the mall are, without a slash at the end. */
  site: string;
  close(): Promise<void>;
}

export function valueOf<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  const { code, message, params } = result.failure;
  if (['system.unreachable', 'system.no_answer', 'system.busy'].includes(code))
    throw new SetupError('The mall does not answer.', 'Start it, or wait for it, and publish again.');
  throw new SetupError(
    `The mall refuses: ${message ?? `${code} ${JSON.stringify(params ?? {})}`}`,
    'Mend it and publish again.',
  );
}
