import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { redirects } from './redirects.manifest.ts';

/** What is refused where addresses are led on. */
export const redirectRefusals = {
  ...generalRefusals,
  hidesLivePage: 'G_55',
  inCircle: 'G_56',
  leadsNowhere: 'G_57',
  tooManyLines: 'G_23',
  noColumns: 'G_24',
  wholeSite: 'G_40',
  noRule: 'G_58',
  cannotBeRead: 'G_54',
  wrongLines: 'G_63',
  noLiveParent: 'G_66',
  tooManyPatterns: 'G_59',
} as const satisfies RefusalsOf<typeof redirects>;
