import { takesKey, type Row } from '../../contracts/endpoint.ts';
import type { FailureCode } from '../../contracts/failures.ts';

/** Failures of a row before its act: of the guard, the rate limit and the reading of the input. */
function impliedBy(row: Row): FailureCode[] {
  const codes: FailureCode[] = [];
  if (row.access !== 'public')
    codes.push('auth.required', 'auth.expired', 'auth.revoked', 'account.disabled');
  if (row.access !== 'public' && row.access !== 'user') codes.push('auth.forbidden');
  if (row.access === 'platform' || row.access === 'merchant') codes.push('auth.role');
  if (row.access !== 'public') codes.push('auth.scope');
  if (row.scope) codes.push('request.too_many');
  if (row.input) codes.push('request.invalid');
  if (row.input && row.method === 'POST' && !row.upload) codes.push('request.too_large');
  if (row.upload) codes.push('upload.size');
  if (takesKey(row)) codes.push('request.key_shape', 'request.key_reused');
  if (row.limit) codes.push('request.too_many');
  return [...codes, 'system.error', 'system.busy'];
}

/** Every failure that a caller of this row may meet, its own ones first. */
export const failuresOf = (row: Row): FailureCode[] => [
  ...new Set([...(row.fails ?? []), ...impliedBy(row)]),
];
