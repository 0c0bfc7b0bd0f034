import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { pages } from '../pages/pages.manifest.ts';
import { pageRefusals } from '../pages/pages.refusals.ts';
import type { comments } from './comments.manifest.ts';

/** What is refused where pages are commented on. */
export const commentRefusals = {
  ...generalRefusals,
  noPage: pageRefusals.noPage,
  noComment: 'G_27',
  noBlock: 'G_28',
} as const satisfies RefusalsOf<typeof comments | typeof pages>;
