import type { ActionsOf } from '@lectern/core/server';

export const auditWords = {
  actions: {
    'probe.decide': 'Decide by a link',
    'probe.keep-secret': 'Keep a secret',
    'probe.make-link': 'Make a link',
    'probe.sign': 'Sign the guestbook',
    'probe.write': 'Write a note',
  },
  subjects: { note: 'Note' },
};

declare module '@lectern/core/server' {
  interface ActionMap extends ActionsOf<{ readonly audit: typeof auditWords }> {}
}
