export {
  askFunnel,
  askInquiries,
  askSales,
  askSearches,
  askSpeed,
  listFunnel,
  listInquiriesReport,
  listSales,
  listSearches,
  listSpeed,
  reportTable,
} from './ask-reports.ts';
export { readStoreInsight } from './store-insight.ts';
export { readPlatformToday } from './platform-today.ts';
