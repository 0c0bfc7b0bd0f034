import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { users } from './users.manifest.ts';

/** What is refused where accounts are made, changed and deleted. */
export const userRefusals = {
  ...generalRefusals,
  wrongPassword: 'AUTH_02',
  noUser: 'UM_02',
  auditKept: 'UM_03',
  profileKept: 'UM_04',
  imageTooLarge: 'UM_05',
  wrongFormat: 'UM_06',
  invalidImage: 'UM_07',
  imageTooWide: 'UM_08',
  notCreated: 'UM_09',
  notDeleted: 'UM_10',
} as const satisfies RefusalsOf<typeof users>;
