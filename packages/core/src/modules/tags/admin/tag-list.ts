/** Columns by which the list of tags is sorted. */
export const tagSortColumns = ['term', 'pages', 'updatedAt'] as const;
export type TagSortColumn = (typeof tagSortColumns)[number];

/** The state of the list of tags in its address. */
export const tagListShape = {
  columns: tagSortColumns,
  initial: { columnToSort: 'term' as TagSortColumn, sortOrder: 'asc' as const },
  filters: ['visibility'],
};

/** Where the pages and the files of a tag are listed, below `/cmsadmin`. */
export const pagesOfTag = (id: string): string => `/?${new URLSearchParams({ tag: id })}`;
export const filesOfTag = (id: string): string => `/medialibrary?${new URLSearchParams({ tag: id })}`;
