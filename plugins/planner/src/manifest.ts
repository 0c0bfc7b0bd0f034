import { definePlugin } from '@lectern/core';
import { auditWords } from './audit-words.ts';
import { planner as plannerBlock } from './blocks/planner/planner.block.ts';

export type { MapShape, PlannerMap } from './map/map.types.ts';
export type { PlannerData, PlannerState } from './planner-data.types.ts';
export type { AdvisorDraft, RegionDraft } from './rules.calls.ts';
export type { SlotReason, SlotSettings } from './slots/rules.types.ts';

/** The planner: visitors choose a region and a time of one of its advisors, staff keeps the hours. */
export const planner = definePlugin({
  name: '@lectern/planner',
  id: 'planner',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { server: true, admin: true, site: true },
  translations: ['nl', 'de', 'fr'],
  css: { blocks: ['planner'], admin: true },
  options: async () => (await import('./options.ts')).plannerOptions,
  permissions: {
    manage: { label: 'Manage the planner, its rules and all appointments', implies: ['planner:view-appointments'] },
    'view-appointments': { label: 'View one’s own appointments' },
  },
  audit: auditWords,
  errors: {
    PL_01: { status: 409, text: 'That time is taken. Choose another one.' },
    PL_02: { status: 400, text: 'That time is not offered.' },
    PL_03: { status: 409, text: 'There are five open appointments for this e-mail address already.' },
    PL_04: { status: 410, text: 'This appointment is over or was cancelled.' },
    PL_05: { status: 400, text: 'These hours end before they begin, or overlap.' },
    PL_07: { status: 409, text: 'There is a region of this name already.' },
    PL_08: { status: 400, text: 'One of these advisors is not there any more.' },
    PL_09: { status: 400, text: 'The absence ends before it begins.' },
    PL_10: { status: 409, text: 'The appointment could not be made. Try again.' },
    PL_11: { status: 409, text: 'There are free times in this region. Choose one of them.' },
    PL_12: { status: 400, text: 'Calendars can be read from the servers that are named here alone.' },
  },
  menu: [
    {
      title: 'Planner',
      icon: 'calendar-days',
      slug: 'appointments',
      permission: 'planner:view-appointments',
      submenu: [
        { title: 'Appointments', slug: 'appointments', permission: 'planner:view-appointments' },
        { title: 'Times', slug: '', permission: 'planner:manage' },
        { title: 'Regions', slug: 'regions', permission: 'planner:manage' },
        { title: 'Advisors', slug: 'advisors', permission: 'planner:manage' },
        { title: 'How times are made', slug: 'rules', permission: 'planner:manage' },
      ],
    },
  ],
  blocks: { planner: plannerBlock },
  behaviours: ['planner'],
});

export { planner as default };
