import type { Settings } from './env.ts';
import type { Services } from './services.ts';
import { inProcess } from '../call/in-process.ts';
import { overHttp } from '../call/over-http.ts';
import type { Transport } from '../call/call.ts';

/** What every page render is given besides the request. */
export interface PageBackend {
  transport: Transport;
  siteUrl: string;
  isLocalOnly: boolean;
}

/** Pages reach the API in process, or another backend when its base address is set. */
export function pageBackend(settings: Settings, services: Services | undefined): PageBackend {
  return {
    transport: services ? inProcess(services.app.fetch) : overHttp(settings.API_BASE_URL),
    siteUrl: settings.SITE_URL,
    isLocalOnly: settings.isLocalOnly,
  };
}
