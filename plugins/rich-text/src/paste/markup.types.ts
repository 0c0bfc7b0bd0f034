/** An element of a clipboard document: no more of it than the walk reads. Nothing in it can run or load anything. */
export interface MarkupElement {
  /** In lower case; elements of other namespaces too. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Declarations of its `style` and of its classes, names and values in lower case. */
  readonly style: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

/** A mark between siblings that Word leaves for other programs: `[if !supportLists]`, `[endif]`. */
export interface MarkupCondition {
  readonly condition: string;
}

export type MarkupNode = MarkupElement | MarkupCondition | string;

export const isElement = (node: MarkupNode): node is MarkupElement => typeof node === 'object' && 'name' in node;
