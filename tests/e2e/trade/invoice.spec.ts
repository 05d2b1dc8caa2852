// An invoice at the width of a desk.
import { describeInvoice } from '../steps/describe-invoice.ts';

describeInvoice();
