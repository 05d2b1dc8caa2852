import { formatDate } from '../../i18n/format.ts';

/** A time in a table, in either language as 2026-11-21 14:05: sheets sort and reckon with it. */
export const tableTime = (time: Date | string | null): string =>
  time === null ? '' : formatDate(typeof time === 'string' ? time : time.toISOString(), 'zh-CN', 'minute');
