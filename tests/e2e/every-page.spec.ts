// Every page at the width of a desk.
import { describeEveryPage } from './steps/describe-every-page.ts';

describeEveryPage();
