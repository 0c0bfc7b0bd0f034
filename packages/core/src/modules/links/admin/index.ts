import { ExternalLink } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import type { links } from '../links.manifest.ts';

const linksLoader = () => import('./links.messages.ts');
const externalLoader = () => import('./external/external.messages.ts');

/** The admin entry of links. */
export default defineAdmin<typeof links>({
  pageLinks: { messages: [linksLoader], part: () => import('./page-links.part.tsx') },
  screens: [
    {
      path: 'external-links',
      permission: 'edit-page',
      messages: [linksLoader, externalLoader],
      screen: () => import('./external/external-links.screen.tsx'),
    },
  ],
  commands: [
    {
      key: 'external-links',
      title: 'external.command',
      icon: ExternalLink,
      permission: 'edit-page',
      messages: [externalLoader],
      run: ({ navigate }) => navigate('/external-links'),
    },
  ],
});
