declare const dataType: unique symbol;

/** A phantom that ties the data a loader returns to the view that receives it. */
export interface LoadedData<Data> {
  readonly [dataType]?: Data;
}

/** Data that a loader returns for each visitor anew. */
export interface VisitorData<Data> extends LoadedData<Data> {
  readonly isForVisitor: true;
}

/** Declares that a block has server data of this shape: `load: loads<NewsListData>()`. */
export const loads = <Data>(): LoadedData<Data> => ({});

/**
 * Declares that a block is made for each visitor anew, of data of this shape: what its loader reads of the query, its cookie,
 * the signed-in user or a post is kept nowhere, while the rest of the page comes from the caches.
 */
export const loadsForVisitor = <Data>(): VisitorData<Data> => ({ isForVisitor: true });

/** Whether a declaration says that the data are one visitor's. */
export const isForVisitor = (load: LoadedData<unknown> | undefined): boolean => load !== undefined && 'isForVisitor' in load;
