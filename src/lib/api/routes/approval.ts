import { approvalApi } from '../../contracts/approval.ts';
import {
  approveOrder,
  askChange,
  listApprovals,
  listCompanyOrders,
  readCompanyOrder,
  refuseOrder,
} from '../../domain/trade/approval/index.ts';
import {
  dropCompanyHeader,
  listCompanyHeaders,
  listCompanyInvoices,
  shareHeader,
} from '../../domain/trade/invoice/index.ts';
import { serve } from '../mount.ts';

export const approvalRoutes = serve(approvalApi, {
  list: listApprovals,
  order: readCompanyOrder,
  orders: listCompanyOrders,
  invoices: listCompanyInvoices,
  approve: approveOrder,
  refuse: refuseOrder,
  askChange,
  headers: listCompanyHeaders,
  shareHeader,
  dropHeader: dropCompanyHeader,
});
