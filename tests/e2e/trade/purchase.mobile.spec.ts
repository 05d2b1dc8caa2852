// The same way on a phone.
import { describePurchase } from '../steps/describe-purchase.ts';

describePurchase();
