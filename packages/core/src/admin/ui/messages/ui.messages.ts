/** Messages of the components, all of the first download. */
export const uiMessages = {
  'app.forbidden.title': 'You have no access to this screen',
  'app.forbidden.text': 'Your role does not allow it. Ask an administrator if you need it.',

  'action.close': 'Close',
  'action.retry': 'Try again',
  'action.dismiss': 'Dismiss',

  'notices.label': 'Notifications',

  'loading.label': 'Loading',

  'error.reference': 'Reference {{id}}',

  'field.required': 'required to publish',
  'field.counter': '{{count}} / {{max}}',
  'field.charactersLeft_one': '{{count}} character left',
  'field.charactersLeft_other': '{{count}} characters left',
  'field.charactersOver_one': '{{count}} character too many',
  'field.charactersOver_other': '{{count}} characters too many',
  'field.choose': 'Choose…',
  'field.increase': 'Increase',
  'field.decrease': 'Decrease',

  'table.sortBy': 'Sort by',
  'table.order': 'Order',
  'table.asc': 'Ascending',
  'table.desc': 'Descending',
  'table.openSearch': 'Open search',
  'table.closeSearch': 'Close search',
  'table.clearFilters': 'Clear all',
  'table.searched': 'Search: {{term}}',
  'table.removeFilter': 'Remove filter {{name}}',
  'table.filters': 'Active filters',
  'table.noResults': 'No results found.',
  'table.failed': 'The list could not be loaded.',
  'table.failedOld': 'What you see was loaded before.',
  'table.count_one': '{{count}} result',
  'table.count_other': '{{count}} results',

  'bar.label': 'Page bar',
  'bar.previous': 'Previous page',
  'bar.next': 'Next page',
  'bar.page': 'Page {{number}}',
  'bar.first': 'It is the first page',
  'bar.last': 'It is the last page',
  'bar.range': '{{from}}–{{to}} of {{total}}',

  'password.show': 'Show: {{name}}',
  'password.hide': 'Hide: {{name}}',

  'list.item': 'Item {{position}}',
  'list.add': 'Add {{item}}',
  'list.addItem': 'item',
  'list.moveUp': 'Move {{name}} up',
  'list.moveDown': 'Move {{name}} down',
  'list.duplicate': 'Duplicate {{name}}',
  'list.duplicated': '{{name}} duplicated to position {{position}} of {{total}}',
  'list.remove': 'Remove {{name}}',
  'list.moved': '{{name}} moved to position {{position}} of {{total}}',
  'list.removed': '{{name}} removed',
  'list.first': 'It is already the first one',
  'list.last': 'It is already the last one',
  'list.full_one': 'At most {{count}} item',
  'list.full_other': 'At most {{count}} items',

  'app.title': 'CMS Dashboard',

  'problems.count_one': '{{count}} problem',
  'problems.count_other': '{{count}} problems',
} as const;
