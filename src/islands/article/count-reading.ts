import { articleApi } from '#lib/contracts/article.ts';
import { call } from '#lib/stores/call.ts';

// The page comes from a cache; the reader's browser tells that it was read.
const id = Number(document.querySelector<HTMLElement>('[data-article]')?.dataset['article']);
if (id) void call(articleApi.visit, { id });
