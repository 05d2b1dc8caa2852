// A set and a sample on a phone.
import { describeOffers } from '../steps/describe-offers.ts';

describeOffers();
