import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { redirects } from '../redirects/redirects.manifest.ts';
import { redirectRefusals } from '../redirects/redirects.refusals.ts';
import type { tags } from '../tags/tags.manifest.ts';
import { tagRefusals } from '../tags/tags.refusals.ts';
import type { pages } from './pages.manifest.ts';

/** What is refused where pages are made, changed and shown. */
export const pageRefusals = {
  ...generalRefusals,
  noPage: 'PM_01',
  leadsNowhere: redirectRefusals.leadsNowhere,
  noTag: tagRefusals.noTag,
  noLiveParent: redirectRefusals.noLiveParent,
  movedMeanwhile: 'G_49',
  tooManyPages: 'G_50',
  pluginGone: 'G_46',
  filesGone: 'G_47',
  previewEnded: 'G_70',
  linkEnded: 'G_71',
  erased: 'G_48',
  unfitOwner: 'G_97',
  notLive: 'G_98',
  anchorTaken: 'V_18',
} as const satisfies RefusalsOf<typeof pages | typeof redirects | typeof tags>;
