import * as z from 'zod/mini';

/** Every list takes these; 20 rows unless told, never more than 100. */
export const listInput = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
};

/** `{count, list}`, the answer of every list. */
export const listOf = <T extends z.ZodMiniType>(row: T) => z.object({ count: z.number(), list: z.array(row) });

/** "12.30": yuan with two digits. */
export const Amount = z.string();
/** ISO 8601 with offset. */
export const Time = z.string();
export const Id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));
/** Random public id, see kernel/id-shape.ts. */
export const RandomId = z.string().check(z.regex(/^[0-9a-z]{26}$/));
