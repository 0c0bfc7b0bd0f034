/** Messages of how pages reach visitors. */
export const deliveryMessages = {
  'delivery.title': 'Delivery',
  'delivery.refresh': 'Refresh',
  'delivery.failed': 'How pages are delivered could not be read',

  'delivery.rate': 'From the cache, over the last 24 hours',
  'delivery.rateNow': '{{rate}} of {{count}} answers',
  'delivery.noVisits': 'No answers in the last 24 hours',
  'delivery.chart': 'The share of answers that came from the cache, hour by hour: {{rate}} of {{count}} in all.',
  'delivery.asTable': 'As a table',
  'delivery.hour': 'Hour',
  'delivery.kept': 'From the cache',
  'delivery.made': 'Made',
  'delivery.share': 'Share',

  'delivery.processes': 'Processes',
  'delivery.process': 'Process',
  'delivery.state': 'State',
  'delivery.upToDate': 'Up to date',
  'delivery.behind_one': '{{count}} change behind',
  'delivery.behind_other': '{{count}} changes behind',
  'delivery.silent': 'Silent',
  'delivery.number': 'Last change',
  'delivery.seen': 'Last heard of',
  'delivery.started': 'Started',
  'delivery.noProcesses': 'No process has reported yet',
  'delivery.noProcessesText': 'Each says every few seconds how far it is with what was changed.',

  'delivery.proxies': 'Proxies in front',
  'delivery.noProxies': 'No proxy is told what to forget. Set PURGE_URL where one keeps pages.',
  'delivery.nothingWaits': 'They were told of everything.',
  'delivery.waiting_one': '{{count}} change waits to be told.',
  'delivery.waiting_other': '{{count}} changes wait to be told.',
  'delivery.failing': 'Failing since {{time}}, tried {{count}} times: {{error}}',

  'delivery.purge': 'Purge a page',
  'delivery.address': 'Address',
  'delivery.addressHelp': 'A path of this site. What stands there is made anew in every process, and proxies forget it.',
  'delivery.purgeIt': 'Purge this page',
  'delivery.purged': '“{{path}}” is made anew when it is next asked for',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly deliveryMessages: typeof deliveryMessages;
  }
}
