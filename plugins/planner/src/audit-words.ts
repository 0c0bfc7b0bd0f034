import type { ActionsOf } from '@lectern/core/server';

/** Words for what the audit log holds of the planner. */
export const auditWords = {
  actions: {
    'planner.add-absence': 'Add an absence of an advisor',
    'planner.cancel': 'Cancel an appointment',
    'planner.change-advisor': 'Change an advisor',
    'planner.confirm': 'Make an appointment',
    'planner.connect-calendar': 'Connect the calendar of an advisor',
    'planner.create-advisor': 'Add an advisor',
    'planner.create-region': 'Add a region',
    'planner.disconnect-calendar': 'Disconnect the calendar of an advisor',
    'planner.erase-due': 'Erase whom appointments were with once their time is over',
    'planner.export': 'Export appointments',
    'planner.extend-hold': 'Hold a time for longer',
    'planner.hold': 'Hold a time',
    'planner.join-waiting': 'Join a waiting list',
    'planner.keep-calendar': 'Keep what a calendar answered',
    'planner.keep-typed': 'Keep what was typed for an appointment',
    'planner.leave-waiting': 'Leave a waiting list',
    'planner.move': 'Move an appointment',
    'planner.offer-times': 'Offer free times to who waits',
    'planner.open-feed': 'Read the calendar of an advisor by its address',
    'planner.remove-absence': 'Remove an absence of an advisor',
    'planner.remove-advisor': 'Remove an advisor',
    'planner.remove-region': 'Remove a region',
    'planner.remove-waiting': 'Take somebody off a waiting list',
    'planner.renew-feed': 'Give the calendar of an advisor another address',
    'planner.resend-mail': 'Send a mail about an appointment once more',
    'planner.save-settings': 'Change how times are made',
    'planner.set-up': 'Set up the planner',
    'planner.sweep-holds': 'Let go of times that were held too long',
    'planner.update-region': 'Change a region',
    'planner.view': 'Look at an appointment',
  },
  subjects: {
    advisor: 'Advisor',
    appointment: 'Appointment',
    region: 'Region',
    settings: 'How times are made',
  },
  fields: {
    absence: 'Absence',
    advisor: 'Advisor',
    calendar: 'Calendar',
    covered: 'Appointments in it',
    mailID: 'Mail',
    name: 'Name',
    regions: 'Regions',
    waiting: 'Waiting list',
  },
};

declare module '@lectern/core/server' {
  interface ActionMap extends ActionsOf<{ readonly audit: typeof auditWords }> {}
}
