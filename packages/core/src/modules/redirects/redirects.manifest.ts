import { defineModule } from '../../contract/module.ts';

/** What stands at addresses at which no page is live: redirects, what was removed on purpose, what is asked for in vain. */
export const redirects = defineModule({
  id: 'redirects',
  permissions: {
    'manage-redirects': { label: 'Manage redirects' },
  },
  health: {
    missing: {
      label: 'Missing addresses',
      help: 'Addresses that visitors asked for in vain. A redirect leads them to what they look for.',
      permission: 'manage-redirects',
    },
  },
  errors: {
    G_55: { status: 409, text: 'is the address of a live page, which a redirect never hides.' },
    G_56: { status: 409, text: 'leads in a circle, or to another redirect. Let it lead straight to where that one ends.' },
    G_57: { status: 400, text: 'leads to no page of this site.' },
    G_23: {
      status: 400,
      text: 'holds more than can be read at once: 100,000 lines of redirects, or 50,000 addresses of a former site. Split it.',
    },
    G_24: { status: 400, text: 'must begin with the line from,to, which names its columns.' },
    G_40: {
      status: 400,
      text: 'would stand for addresses of the whole site, because those of its main language have no prefix. Name what follows it.',
    },
    G_58: { status: 404, text: 'This redirect is not there (any more).' },
    G_54: { status: 400, text: 'cannot be read: it is not what is asked for, or not in UTF-8.' },
    G_63: { status: 400, text: 'Some lines are not right, so that nothing was imported.' },
    G_66: { status: 400, text: 'is to lead to the page above, and none of those is live.' },
    G_59: { status: 400, text: 'There would be more patterns than a site may have.' },
  },
  audit: {
    actions: {
      'redirect.change': 'Change a redirect',
      'redirect.create': 'Make a redirect',
      'redirect.delete': 'Delete redirects',
      'redirect.dismiss': 'Dismiss missing addresses',
      'redirect.import': 'Import redirects',
    },
    subjects: {
      redirect: 'Redirect',
    },
    fields: {
      changed: 'Changed ones',
      created: 'New ones',
      deleted: 'Deleted ones',
      paths: 'Addresses',
    },
  },
});
