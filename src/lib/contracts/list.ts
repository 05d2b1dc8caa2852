import * as z from 'zod/mini';

/** Every list takes these; 20 rows unless told, never more than 100. */
export const listInput = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
};

/** `{count, list}`, the answer of every list. */
export const listOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ count: z.number(), list: z.array(row) });

/** "12.30": yuan with two digits. */
export const Amount = z.string();
/** ISO 8601 with offset. */
export const Time = z.string();
export const Id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));
/** An id, or 0 for all of them or for the top. */
export const IdOrNone = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647));
/** Random public id, see kernel/id-shape.ts. */
export const RandomId = z.string().check(z.regex(/^[0-9a-z]{26}$/));
/** "3,17,204": at most a hundred ids that the database can hold. */
export const IdList = z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/));
