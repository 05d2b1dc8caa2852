// Flash sale and presale at the width of a desk.
import { describeActivities } from '../steps/describe-activities.ts';

describeActivities();
