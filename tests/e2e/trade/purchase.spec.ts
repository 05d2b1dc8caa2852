// The way that everything else is there for, at the width of a desk.
import { describePurchase } from '../steps/describe-purchase.ts';

describePurchase();
