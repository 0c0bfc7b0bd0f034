import type { StoredBlock } from '#contract/content.ts';
import type { PageContent } from './page-content.ts';

/** A place in a list of blocks by what stands before it, which others' changes leave true: null before the first. */
export interface Spot {
  /** The block in whose slot it is; null for the page itself. */
  readonly parent: string | null;
  /** Empty for the page itself. */
  readonly slot: string;
  /** Key of the block before it. */
  readonly after: string | null;
}

/** A value that is changed as a whole: a field, whatever is in it. */
export type FieldPlace =
  | { readonly of: 'title' }
  /** The page's own data. */
  | { readonly of: 'typeData' | 'seo'; readonly field: string }
  | { readonly of: 'props'; readonly key: string; readonly field: string }
  /** What a block has beside its fields. */
  | { readonly of: 'block'; readonly key: string; readonly field: 'anchorPoint' | 'name' };

/**
 * A value that takes the place of another; without one, the field is taken away. `was`: the value that it was made of, from
 * which it can be merged with what others made of that one; it is never written down.
 */
export type SetOperation = { readonly op: 'set'; readonly value?: unknown; readonly was?: unknown } & FieldPlace;

/** One change of a page's content, in a form that others' changes in between leave true. */
export type Operation =
  | SetOperation
  /** A new block, with nothing nested in it. */
  | ({ readonly op: 'insert'; readonly block: NewBlock } & Spot)
  | ({ readonly op: 'move'; readonly key: string } & Spot)
  /** A block goes with everything nested in it. */
  | { readonly op: 'remove'; readonly key: string };

/** A block as it is inserted: without what the server derives of it. */
export type NewBlock = Pick<StoredBlock, 'type' | 'key' | 'name' | 'version' | 'props' | 'anchorPoint'>;

/** The name of a field among all of a page: `blocks.k3.title`, as errors name it. */
export function fieldPath(place: FieldPlace): string {
  switch (place.of) {
    case 'title':
      return 'title';
    case 'typeData':
      return `typeData.${place.field}`;
    case 'seo':
      return `seoSettings.${place.field}`;
    case 'props':
    case 'block':
      return `blocks.${place.key}.${place.field}`;
  }
}

/** The value of a field; undefined where there is none, or no such block. A name such as `__proto__` is a name like any other. */
export function valueAt({ title, typeData, seo, blocks }: PageContent, place: FieldPlace): unknown {
  const valueOf = (values: object, field: string): unknown =>
    Object.hasOwn(values, field) ? (values as Readonly<Record<string, unknown>>)[field] : undefined;
  switch (place.of) {
    case 'title':
      return title;
    case 'typeData':
      return valueOf(typeData, place.field);
    case 'seo':
      return valueOf(seo, place.field);
    case 'props':
    case 'block': {
      const block = Object.hasOwn(blocks, place.key) ? blocks[place.key] : undefined;
      return block && valueOf(place.of === 'props' ? block.props : block, place.field);
    }
  }
}

/** An operation with another value of its field. */
export function withValue({ value: _former, was: _was, ...place }: SetOperation, value: unknown): SetOperation {
  return (value === undefined ? place : { ...place, value }) as SetOperation;
}
