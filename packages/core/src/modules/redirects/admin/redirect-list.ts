import type { TextKey } from '#admin/messages/message-key.ts';

/** Columns by which the list of redirects is sorted. */
export const redirectSortColumns = ['path', 'hits', 'updatedAt'] as const;
export type RedirectSortColumn = (typeof redirectSortColumns)[number];

/** The state of the list of redirects in its address. */
export const redirectListShape = {
  columns: redirectSortColumns,
  initial: { columnToSort: 'updatedAt' as RedirectSortColumn, sortOrder: 'desc' as const },
  filters: ['kind', 'hits', 'locale'],
};

/** The words for each kind of address that leads on. */
export const kindWords = {
  redirect: 'redirects.kind.redirect',
  pattern: 'redirects.kind.pattern',
  gone: 'redirects.kind.gone',
  former: 'redirects.kind.former',
} as const satisfies Readonly<Record<string, TextKey>>;

export const kindsOfAddress = ['redirect', 'pattern', 'gone', 'former'] as const;

/** The words for whether somebody came by an address. */
export const hitWords = { some: 'redirects.someHits', none: 'redirects.noHits' } as const satisfies Readonly<
  Record<string, TextKey>
>;

export const hitChoices = ['some', 'none'] as const;
