import { defineModule } from '../../contract/module.ts';

/** What people write to each other about a page. It is no part of the page. */
export const comments = defineModule({
  id: 'comments',
  errors: {
    G_27: { status: 404, text: 'This comment does not exist (any more).' },
    G_28: { status: 400, text: 'This block is not on the page (any more). Comment on the page itself.' },
  },
  audit: {
    actions: {
      'page.comment': 'Comment on a page',
      'page.reopen-comment': 'Open a comment on a page again',
      'page.reply-to-comment': 'Answer a comment on a page',
      'page.resolve-comment': 'Resolve a comment on a page',
    },
    fields: {
      comment: 'Comment',
      resolved: 'Resolved',
    },
  },
});
