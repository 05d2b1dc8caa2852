import { approvalApi } from '../../contracts/approval.ts';
import {
  approveOrder,
  listApprovals,
  readCompanyOrder,
  refuseOrder,
} from '../../domain/trade/approval/index.ts';
import { serve } from '../mount.ts';

export const approvalRoutes = serve(approvalApi, {
  list: listApprovals,
  order: readCompanyOrder,
  approve: approveOrder,
  refuse: refuseOrder,
});
