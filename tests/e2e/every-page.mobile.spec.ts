// Every page on a phone.
import { describeEveryPage } from './steps/describe-every-page.ts';

describeEveryPage();
