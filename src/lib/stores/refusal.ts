import type { Failure } from '../kernel/result.ts';
import { toast } from './toast.ts';

/** Every refusal reaches a person: its sentence as a toast. Fields show theirs themselves. */
export function showRefusal(failure: Failure): void {
  toast(failure.message ?? failure.code, 'error');
}
