import * as z from 'zod/mini';

/** Every list takes these; 20 rows by default, never more than 100. */
export const listInput = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
};

/** Words that a list of a desk is searched for. */
export const Keyword = z.optional(z.string().check(z.maxLength(60)));

/** How many rows the tabs of a list have. */
export const Counts = z.object({ counts: z.record(z.string(), z.number()) });

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

/** A place in a sorted list: the value that it is sorted by (ms or fen) and the id behind it, which a job has as a UUID. */
const Place = z.string().check(z.regex(/^-?\d{1,15}~[0-9a-z-]{1,36}$/));

const DAY = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
/** 2026-02-30 has the form of a day, but does not exist. */
const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};
/** A day of the calendar, as statements take it. */
export const Day = z.string().check(z.regex(DAY), z.refine(isDay, 'request.invalid'));

/** Lists of a desk go on from a place instead of counting pages: a list of any length answers as fast as a short one. */
export const deskInput = {
  /** Rows behind this place, or before it; without either the first ones. */
  after: z.optional(Place),
  before: z.optional(Place),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  keyword: z.optional(z.string().check(z.maxLength(60))),
  /** Days on the mall's clock, both included. */
  from: z.optional(z.string().check(z.regex(DAY))),
  to: z.optional(z.string().check(z.regex(DAY))),
};

/** The answer of such a list: its rows, and the places where the next and the one before begin. */
export const deskOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ list: z.array(row), next: z.nullable(z.string()), prev: z.nullable(z.string()) });
