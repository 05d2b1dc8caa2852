// Flash sale and presale on a phone.
import { describeActivities } from '../steps/describe-activities.ts';

describeActivities();
