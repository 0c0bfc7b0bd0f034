import { defineServer, provide } from '@lectern/core/server';
import type { planner } from '../manifest.ts';
import { Appointment } from './appointments/appointment.entity.ts';
import { personalData } from './appointments/personal-data.ts';
import { publicRoutes } from './appointments/public.routes.ts';
import { staffRoutes } from './appointments/staff.routes.ts';
import { AdvisorCalendar } from './calendar/advisor-calendar.entity.ts';
import { advisorMail } from './mails/advisor.mail.ts';
import { awayMail } from './mails/away.mail.ts';
import { reminderMail, visitorMail } from './mails/visitor.mail.ts';
import { freeTimeMail, waitingMail } from './mails/waiting.mail.ts';
import { plannerJobs } from './planner.jobs.ts';
import { OutsideCalendar } from './outside/outside-calendar.entity.ts';
import { outsideRoutes } from './outside/outside.routes.ts';
import { Absence } from './rules/absence.entity.ts';
import { Advisor } from './rules/advisor.entity.ts';
import { Region } from './rules/region.entity.ts';
import { rulesRoutes } from './rules/rules.routes.ts';
import { createPlannerSetup, plannerSetup } from './rules/set-up-planner.ts';
import { Settings } from './rules/settings.entity.ts';
import { answerPlanner } from './visitors/planner.post.ts';
import { loadPlanner } from './visitors/load-planner.ts';
import { waitingRoutes } from './waiting/waiting.routes.ts';
import { Waiting } from './waiting/waiting.entity.ts';
import { giveUpAccounts, giveUpContacts, giveUpWaiting } from './give-up.ts';

export { plannerSetup } from './rules/set-up-planner.ts';
export type { PlannerSetup } from './rules/set-up-planner.ts';

/** The server entry of the planner. */
export default defineServer<typeof planner>({
  routes: [...publicRoutes, ...staffRoutes, ...waitingRoutes, ...rulesRoutes, ...outsideRoutes],
  entities: [Absence, Advisor, AdvisorCalendar, Appointment, OutsideCalendar, Region, Settings, Waiting],
  migrations: {
    '0001-rules': () => import('./migrations/0001-rules.ts'),
    '0002-appointments': () => import('./migrations/0002-appointments.ts'),
    '0003-offers': () => import('./migrations/0003-offers.ts'),
    '0004-waiting': () => import('./migrations/0004-waiting.ts'),
    '0005-outside': () => import('./migrations/0005-outside.ts'),
    '0006-portraits': () => import('./migrations/0006-portraits.ts'),
  },
  sealed: [
    { table: 'planner_appointment', key: 'id', columns: ['contact', 'message'], giveUp: giveUpContacts },
    { table: 'planner_waiting', key: 'id', columns: ['contact'], giveUp: giveUpWaiting },
    { table: 'planner_outside', key: 'advisor_id', columns: ['account'], giveUp: giveUpAccounts },
  ],
  mails: [visitorMail, advisorMail, reminderMail, awayMail, waitingMail, freeTimeMail],
  jobs: plannerJobs,
  personalData,
  // A region is named by its id already.
  auditSubjects: {
    appointment: { table: 'planner_appointment', name: 'reference' },
    advisor: { table: 'planner_advisor', name: 'name' },
  },
  services: [provide(plannerSetup, createPlannerSetup)],
  loaders: { planner: loadPlanner },
  posts: { planner: answerPlanner },
});
