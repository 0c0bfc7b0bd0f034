/** The key of the state of the index, for `invalidateQueries`. */
export const searchKey = ['search', 'status'];
