import * as z from 'zod';
import { defineModule } from '../../contract/module.ts';

/** The tags of the site: those that visitors read, and private ones for whoever works on it. */
export const tags = defineModule({
  id: 'tags',
  permissions: {
    'manage-tags': { label: 'Manage tags' },
  },
  events: {
    /** What visitors read of a tag is another: its term, whether they read it, or the tag that stands in its place. */
    'tag.changed': z.strictObject({ tagID: z.uuid() }),
  },
  errors: {
    G_64: { status: 404, text: 'This tag is not there (any more).' },
    G_65: { status: 409, text: 'is still used. Merge it into another tag, or take it off what uses it first.' },
  },
  audit: {
    actions: {
      'tag.create': 'Make a tag',
      'tag.delete': 'Delete a tag',
      'tag.merge': 'Merge tags',
      'tag.update': 'Change a tag',
    },
    subjects: {
      tag: 'Tag',
    },
    fields: {
      isPrivate: 'Private',
      mergedInto: 'Merged into',
      term: 'Name',
    },
  },
});
