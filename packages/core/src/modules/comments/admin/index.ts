import { defineAdmin } from '#admin/define-admin.ts';
import type { comments } from '../comments.manifest.ts';

/** The admin entry of comments. */
export default defineAdmin<typeof comments>({
  pageCommentsButton: { messages: [() => import('./button.messages.ts')], part: () => import('./comments-button.part.tsx') },
  pageComments: { messages: [() => import('./comments.messages.ts')], part: () => import('./comments-panel.part.tsx') },
});
