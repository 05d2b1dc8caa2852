// Two coupons in one order, at the width of a desk.
import { describeCoupons } from '../steps/describe-coupon.ts';

describeCoupons();
