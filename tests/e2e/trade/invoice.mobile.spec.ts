// An invoice on a phone.
import { describeInvoice } from '../steps/describe-invoice.ts';

describeInvoice();
