import type { LazyMigration } from '#server/database/orm.ts';

/** The migrations of this module, in order. A published migration is never changed. */
export const migrations: Readonly<Record<string, LazyMigration>> = {
  '0001-initial': () => import('./0001-initial.ts'),
  '0002-own-data': () => import('./0002-own-data.ts'),
  '0003-long-titles': () => import('./0003-long-titles.ts'),
  '0004-edits': () => import('./0004-edits.ts'),
  '0005-trash': () => import('./0005-trash.ts'),
  '0006-presence': () => import('./0006-presence.ts'),
  '0007-requested': () => import('./0007-requested.ts'),
  '0008-versions': () => import('./0008-versions.ts'),
  '0009-search': () => import('./0009-search.ts'),
  '0010-preview-links': () => import('./0010-preview-links.ts'),
  '0011-order': () => import('./0011-order.ts'),
  '0012-upkeep': () => import('./0012-upkeep.ts'),
  '0014-live-publication': () => import('./0014-live-publication.ts'),
  '0015-same-as-live': () => import('./0015-same-as-live.ts'),
  '0016-record-pictures': () => import('./0016-record-pictures.ts'),
  '0017-planned': () => import('./0017-planned.ts'),
  '0018-comments': () => import('./0018-comments.ts'),
  '0020-who-edits': () => import('./0020-who-edits.ts'),
  '0021-folding': () => import('./0021-folding.ts'),
  '0022-records-stay': () => import('./0022-records-stay.ts'),
  '0023-former-parent': () => import('./0023-former-parent.ts'),
  '0024-who-adds-versions': () => import('./0024-who-adds-versions.ts'),
  '0025-titles-of-words': () => import('./0025-titles-of-words.ts'),
  '0026-which-is-live': () => import('./0026-which-is-live.ts'),
};
