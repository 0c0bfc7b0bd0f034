import { Tags } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { tags } from '../tags.manifest.ts';
import { firstTagsMessages } from './first.messages.ts';
import { tagFieldLoaders } from './message-loaders.ts';

/** The admin entry of tags. */
export default defineAdmin<typeof tags>({
  firstMessages: firstTagsMessages,
  componentMessages: tagFieldLoaders,
  screens: [
    {
      path: 'tags',
      permission: 'manage-tags',
      messages: [() => import('./tags.messages.ts'), ...tagFieldLoaders],
      screen: () => import('./tags.screen.tsx'),
      item: { group: 'site', label: 'nav.tags', icon: Tags, order: 40 },
    },
  ],
  auditSubjects: {
    tag: { open: ({ name }) => ({ to: `/tags?${new URLSearchParams({ q: name })}`, permission: 'manage-tags' }) },
  },
});
