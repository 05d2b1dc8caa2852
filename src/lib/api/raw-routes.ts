import { mountCatalogFile } from './catalog-file.ts';
import { mountDocs } from './openapi/mount-docs.ts';
import { mountGoodsDocuments } from './paper/mount-goods-documents.ts';
import { mountGoodsPapers } from './paper/mount-goods-papers.ts';
import { mountPapers } from './paper/mount-papers.ts';
import { mountPaymentNotice } from './payment-notice.ts';
import { mountPrivateFile } from './private-file.ts';
import type { CallLimits } from './read-limit.ts';
import type { ApiApp, ApiServices } from './services.ts';
import { mountSiteQrcode } from './site-qrcode.ts';

/** Answers that are no envelope: the API's own documents, provider notices, pictures. */
export function rawRoutes(app: ApiApp, services: ApiServices, limits: CallLimits): void {
  mountDocs(app, services);
  mountSiteQrcode(app, services);
  mountPaymentNotice(app, services);
  mountPapers(app, services, limits);
  mountGoodsPapers(app, services);
  mountGoodsDocuments(app, services);
  mountPrivateFile(app, services);
  mountCatalogFile(app, services, limits);
}
