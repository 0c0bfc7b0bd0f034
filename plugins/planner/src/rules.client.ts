import { clientCalls } from '@lectern/core/client';
import type { rulesCalls as declared } from './rules.calls.ts';

export const rulesCalls = clientCalls<typeof declared>({
  regions: 'GET /planner/manage/regions',
  createRegion: 'POST /planner/manage/regions',
  updateRegion: 'PUT /planner/manage/regions/{id}',
  removeRegion: 'DELETE /planner/manage/regions/{id}',
  advisors: 'GET /planner/manage/advisors',
  advisor: 'GET /planner/manage/advisors/{id}',
  createAdvisor: 'POST /planner/manage/advisors',
  updateAdvisor: 'PUT /planner/manage/advisors/{id}',
  removeAdvisor: 'DELETE /planner/manage/advisors/{id}',
  setPlan: 'PUT /planner/manage/advisors/{id}/plan',
  setExceptions: 'PUT /planner/manage/advisors/{id}/exceptions',
  addAbsence: 'POST /planner/manage/advisors/{id}/absences',
  absenceAppointments: 'GET /planner/manage/advisors/{id}/absences/{absence}/appointments',
  removeAbsence: 'DELETE /planner/manage/advisors/{id}/absences/{absence}',
  settings: 'GET /planner/manage/settings',
  saveSettings: 'PUT /planner/manage/settings',
  slots: 'GET /planner/manage/slots',
  explain: 'GET /planner/manage/explain',
});
