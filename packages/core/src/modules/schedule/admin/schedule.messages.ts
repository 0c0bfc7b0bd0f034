/** Messages of what is planned. */
export const scheduleMessages = {
  'plan.publish': 'Goes live',
  'plan.unpublish': 'Leaves the site',

  'plan.untitled': 'Untitled',
  'plan.title': 'Plan',
  'plan.zone': 'Times are those of {{zone}}.',
  'plan.publishHelp': 'The latest version at that time, if nothing stands in its way then.',
  'plan.unpublishHelp': 'Its versions stay; visitors get “not found”.',
  'plan.date': 'Date',
  'plan.time': 'Time',
  'plan.set.publish': 'Plan going live',
  'plan.set.unpublish': 'Plan leaving',
  'plan.change.publish': 'Change when it goes live',
  'plan.change.unpublish': 'Change when it leaves',
  'plan.edit': 'Change',
  'plan.takeBack': 'Take back',
  'plan.takeBackOf.publish': 'Take back going live',
  'plan.takeBackOf.unpublish': 'Take back leaving the site',
  'plan.by': 'Planned by {{name}}.',
  'plan.exact': 'Exactly the version that was chosen then.',
  'plan.saved.publish': 'Goes live {{at}}',
  'plan.saved.unpublish': 'Leaves the site {{at}}',
  'plan.takenBack': 'Taken back',
  'plan.wrong': 'That could not be planned',
  'plan.why': 'It was due {{at}} and could not be done:',
  'plan.missing': 'Choose a date and a time.',

  'calendar.title': 'Calendar',
  'calendar.view': 'View',
  'calendar.month': 'Month',
  'calendar.list': 'List',
  'calendar.before': 'Previous month',
  'calendar.after': 'Next month',
  'calendar.today': 'Today',
  'calendar.failed': 'What is planned could not be read',
  'calendar.none': 'Nothing is planned in {{month}}',
  'calendar.noneText': 'In the editor of a page, the clock beside its buttons plans when it goes live or leaves the site.',
  'calendar.page': 'Page',
  'calendar.what': 'What',
  'calendar.when': 'When',
  'calendar.who': 'Planned by',
  'calendar.openPage': 'Open the page',
  'calendar.day': 'Day',
  'calendar.dayHelp': 'The time stays {{time}}, {{zone}}.',
  'calendar.move': 'Move',
  'calendar.moved': '“{{title}}”: {{at}}',
  'calendar.notMoved': '“{{title}}” stays where it was',

  'planned.none': 'Nothing is planned.',
  'planned.all_one': '{{count}} in the calendar',
  'planned.all_other': 'All {{count}} in the calendar',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly scheduleMessages: typeof scheduleMessages;
  }
}
