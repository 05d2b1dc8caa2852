// Two coupons in one order, on a phone.
import { describeCoupons } from '../steps/describe-coupon.ts';

describeCoupons();
