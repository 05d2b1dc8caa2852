export {
  askFunnel,
  askInquiries,
  askSales,
  askSearches,
  listFunnel,
  listInquiriesReport,
  listSales,
  listSearches,
  reportTable,
} from './ask-reports.ts';
export { readStoreInsight } from './store-insight.ts';
export { readPlatformToday } from './platform-today.ts';
