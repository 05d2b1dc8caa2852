// A set and a sample at the width of a desk.
import { describeOffers } from '../steps/describe-offers.ts';

describeOffers();
