import { defineAdmin } from '@lectern/core/admin';
import type { planner } from '../manifest.ts';

const permission = 'planner:manage';
const view = 'planner:view-appointments';

export default defineAdmin<typeof planner>({
  screens: [
    { path: 'appointments', permission: view, screen: () => import('./appointments/appointments.screen.tsx') },
    { path: 'appointments/:id', permission: view, screen: () => import('./appointments/appointment.screen.tsx') },
    { path: '', permission, screen: () => import('./times.screen.tsx') },
    { path: 'regions', permission, screen: () => import('./regions.screen.tsx') },
    { path: 'advisors', permission, screen: () => import('./advisors.screen.tsx') },
    { path: 'advisors/:id', permission, screen: () => import('./advisor.screen.tsx') },
    { path: 'rules', permission, screen: () => import('./rules.screen.tsx') },
  ],
  auditSubjects: {
    'planner:appointment': { open: ({ id }) => ({ to: `/planner/appointments/${id}`, permission: view }) },
    'planner:advisor': { open: ({ id }) => ({ to: `/planner/advisors/${id}`, permission }) },
  },
});
