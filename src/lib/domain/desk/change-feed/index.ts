export {
  changedGoods,
  changedInvoices,
  changedOrders,
  changedRefunds,
  changedStock,
} from './read-changes.ts';
