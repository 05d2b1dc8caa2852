import { insightApi } from '../../contracts/insight.ts';
import * as insight from '../../domain/desk/insight/index.ts';
import { serve } from '../mount.ts';
import { partNames, reasonNames } from '../paper/report-table.ts';

export const insightRoutes = serve(insightApi, {
  store: insight.readStoreInsight,
  quoted: (ctx, ask) => insight.listQuoted(ctx, ask, reasonNames(ctx.locale)),
  quotedTable: insight.askQuoted,
  today: insight.readPlatformToday,
  sales: insight.listSales,
  salesTable: insight.askSales,
  funnel: insight.listFunnel,
  funnelTable: insight.askFunnel,
  searches: insight.listSearches,
  searchesTable: insight.askSearches,
  inquiries: insight.listInquiriesReport,
  inquiriesTable: insight.askInquiries,
  speed: (ctx, ask) => insight.listSpeed(ctx, ask, partNames(ctx.locale)),
  speedTable: insight.askSpeed,
});
