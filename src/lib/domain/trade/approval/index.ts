export { approveOrder, askChange, refuseOrder } from './decide-order.ts';
export { listApprovals, readCompanyOrder } from './read-approvals.ts';
export { listCompanyOrders } from './list-company-orders.ts';
