/** Which part of a list is asked for; pages are counted from 1. */
export interface Page {
  page: number;
  limit: number;
}
