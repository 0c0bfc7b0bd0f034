import { CalendarClock } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { schedule } from '../schedule.manifest.ts';
import { firstScheduleMessages } from './first.messages.ts';

const buttonMessages = () => import('./button.messages.ts');
const messages = [buttonMessages, () => import('./schedule.messages.ts')];

/** The admin entry of what is planned. */
export default defineAdmin<typeof schedule>({
  firstMessages: firstScheduleMessages,
  screens: [
    {
      path: 'releases',
      permission: 'view-page',
      messages,
      screen: () => import('./calendar/calendar.screen.tsx'),
      item: { group: 'site', label: 'nav.schedule', icon: CalendarClock, order: 25 },
    },
  ],
  widgets: [
    {
      key: 'planned',
      title: 'dashboard.planned',
      permission: 'view-page',
      order: 1.7,
      messages,
      widget: () => import('./planned.widget.tsx'),
    },
  ],
  pagePlan: { messages: [buttonMessages], part: () => import('./page-plan.tsx') },
});
