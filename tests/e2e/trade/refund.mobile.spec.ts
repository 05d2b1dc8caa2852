// A refund on a phone, in English.
import { describeRefund } from '../steps/describe-refund.ts';
import { test } from '../steps/mall.ts';

test.use({ lang: 'en-US' });
describeRefund();
