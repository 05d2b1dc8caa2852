// Calls that carry an Idempotency-Key, as a client sends them that tries again.
import { createCall, type Call } from '#lib/call/call.ts';
import { inProcess } from '#lib/call/in-process.ts';
import type { TestMall } from './mall.ts';

export function withIdempotencyKey({ app }: Pick<TestMall, 'app'>, token: string, key: string): Call {
  const transport = inProcess(app.fetch);
  return createCall(
    (request) => transport({ ...request, headers: { ...request.headers, 'Idempotency-Key': key } }),
    () => ({ token, lang: 'zh-CN' }),
  );
}
