import type { ExternalQuery } from '../../links.calls.ts';

type ExternalSortColumn = ExternalQuery['columnToSort'];

/** The state of the list of links to other sites in its address. */
export const externalListShape = {
  columns: ['since', 'address', 'checkedAt'] as const satisfies readonly ExternalSortColumn[],
  initial: { columnToSort: 'since' as ExternalSortColumn, sortOrder: 'desc' as const },
  filters: ['state'],
};

export const externalKey = ['links', 'external'] as const;
