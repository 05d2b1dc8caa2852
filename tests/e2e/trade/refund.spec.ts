// A refund at the width of a desk.
import { describeRefund } from '../steps/describe-refund.ts';

describeRefund();
