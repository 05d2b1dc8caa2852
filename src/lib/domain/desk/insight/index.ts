export {
  askFunnel,
  askInquiries,
  askQuoted,
  askSales,
  askSearches,
  askSpeed,
  listFunnel,
  listInquiriesReport,
  listQuoted,
  listSales,
  listSearches,
  listSpeed,
  reportTable,
} from './ask-reports.ts';
export { readStoreInsight } from './store-insight.ts';
export { readPlatformToday } from './platform-today.ts';
