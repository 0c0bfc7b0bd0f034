import { MessageSquareQuote } from 'lucide-react';
import { defineAdmin } from '#admin/define-admin.ts';
import { checksLoaders } from '../../checks/admin/public.ts';
import { drawnLoaders, pageLoaders } from '../../pages/admin/public.ts';
import type { publication } from '../publication.manifest.ts';
import { firstPublicationMessages } from './first.messages.ts';

const messages = [() => import('./publication.messages.ts'), ...checksLoaders];

/** The admin entry of publication requests. */
export default defineAdmin<typeof publication>({
  firstMessages: firstPublicationMessages,
  screens: [
    {
      path: 'publication-requests',
      permission: 'review-publication',
      messages,
      screen: () => import('./publication-requests.screen.tsx'),
      item: { group: 'administration', label: 'nav.publicationRequests', icon: MessageSquareQuote, order: 20 },
    },
    {
      path: 'publication-requests/:requestID',
      permission: 'view-page',
      messages: [...messages, ...drawnLoaders, ...pageLoaders],
      screen: () => import('./review/review.screen.tsx'),
    },
    {
      path: 'publication-requests/page/:pageID',
      permission: 'view-page',
      messages,
      screen: () => import('./review/request-of-page.screen.tsx'),
    },
  ],
  widgets: [
    {
      key: 'to-review',
      title: 'dashboard.toReview',
      permission: 'review-publication',
      order: 0,
      messages,
      widget: () => import('./to-review.widget.tsx'),
    },
    {
      key: 'own-requests',
      title: 'dashboard.ownRequests',
      permission: 'edit-page',
      order: 1.5,
      messages,
      widget: () => import('./own-requests.widget.tsx'),
    },
  ],
  pageAnswer: { messages, part: () => import('./page-head/page-answer.tsx') },
  pageHead: { messages, part: () => import('./page-head/page-request.tsx') },
});
