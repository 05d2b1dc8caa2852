import type { ApiApp } from './app.ts';
import type { ApiServices } from './services.ts';

/** Answers that are no envelope: the OpenAPI document, provider notices, files. */
export function rawRoutes(_app: ApiApp, _services: ApiServices): void {}
