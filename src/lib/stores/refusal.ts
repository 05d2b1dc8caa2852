import type { Failure } from '../kernel/result.ts';
import { toast } from './toast.ts';

/** Every refusal reaches a person: its sentence as a toast. Fields show theirs themselves. */
export function showRefusal(failure: Failure): void {
  toast(failure.message ?? failure.code, 'error');
}

/** The words of a refusal by the field that they belong to, all that is wrong at once. */
export const faultsOf = (failure: Failure): Record<string, string> =>
  Object.fromEntries(
    [...(failure.also ?? []), failure].flatMap(({ field, message, code }) =>
      field ? [[field, message ?? code]] : [],
    ),
  );
