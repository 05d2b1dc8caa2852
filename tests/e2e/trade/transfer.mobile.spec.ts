// A bank transfer on a phone.
import { describeTransfer } from '../steps/describe-transfer.ts';

describeTransfer();
