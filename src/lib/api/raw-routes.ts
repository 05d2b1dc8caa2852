import type { ApiApp } from './app.ts';
import { mountPaymentNotice } from './payment-notice.ts';
import type { ApiServices } from './services.ts';

/** Answers that are no envelope: the OpenAPI document, provider notices, files. */
export function rawRoutes(app: ApiApp, services: ApiServices): void {
  mountPaymentNotice(app, services);
}
