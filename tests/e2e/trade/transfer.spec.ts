// A bank transfer at the width of a desk.
import { describeTransfer } from '../steps/describe-transfer.ts';

describeTransfer();
