/** Messages of the listeners and of what they could not take. */
export const eventMessages = {
  'events.title': 'Events',
  'events.refresh': 'Refresh',
  'events.listeners': 'Listeners',
  'events.listener': 'Listener',
  'events.hears': 'Listens for',
  'events.state': 'State',
  'events.upToDate': 'Up to date',
  'events.behind_one': '{{count}} event waits',
  'events.behind_other': '{{count}} events wait',
  'events.failing': 'Failing',
  'events.gone': 'Not installed',
  'events.problem': 'Problem',
  'events.failingSince': 'Since {{time}}, tried {{count}} times: {{error}}',
  'events.nextTry': 'Next try: {{time}}.',
  'events.noListeners': 'Nobody listens',
  'events.noListenersText': 'Plugins that listen for events stand here, with how far each has come.',

  'events.setAside': 'Set aside',
  'events.search': 'Search listener and event',
  'events.event': 'Event',
  'events.error': 'Last problem',
  'events.tries': 'Tries',
  'events.failedAt': 'Last try',
  'events.tryAgainName': 'Try “{{name}}” again with {{listener}}',
  'events.dismissName': 'Dismiss “{{name}}” of {{listener}}',
  'events.triedAgain': 'The event is tried again',
  'events.dismissed': 'The event is dismissed',
  'events.noneSetAside': 'No event was set aside',
  'events.noneSetAsideText': 'An event that a listener fails to take twelve times is put here, so that the next get their turn.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly eventMessages: typeof eventMessages;
  }
}
