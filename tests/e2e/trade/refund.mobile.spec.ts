// A refund on a phone.
import { describeRefund } from '../steps/describe-refund.ts';

describeRefund();
