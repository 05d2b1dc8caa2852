import { calendarApi } from '../../contracts/calendar.ts';
import * as calendar from '../../domain/desk/calendar/index.ts';
import { serve } from '../mount.ts';

export const calendarRoutes = serve(calendarApi, { month: calendar.readCalendar });
