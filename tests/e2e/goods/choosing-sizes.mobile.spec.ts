// The same on a phone.
import { describeChoosing } from '../steps/describe-choosing.ts';

describeChoosing();
