import type { StoredBlock } from '#contract/content.ts';
import { indexBlocks } from './block-index.ts';
import type { BlockIndex } from './block-index.ts';
import { changeValues } from './changed-values.ts';
import type { FieldPlace, Operation, SetOperation } from './operation.ts';
import type { PageContent } from './page-content.ts';

/** Content on which operations are done, one after the other. */
export interface Editing<Content extends PageContent> {
  readonly blocks: BlockIndex;
  /** False where an operation has lost its place: a block that is gone, or that would stand in itself. Then nothing changes. */
  readonly apply: (operation: Operation) => boolean;
  /** The value of a field, as it is by now; undefined where there is none, or no such block. */
  readonly valueAt: (place: FieldPlace) => unknown;
  /** The content as it is by now. */
  readonly read: () => Content;
}

const derived: Pick<StoredBlock, '__images' | '__files'> = { __images: {}, __files: {} };

/** Makes ready what many operations need, so that each of them costs the same on whatever page. */
export function editContent<Content extends PageContent>(content: Content): Editing<Content> {
  const blocks = indexBlocks(content);
  let title: unknown = content.title;
  const typeData = changeValues(content.typeData);
  const seo = changeValues(content.seo);

  const setField = (operation: SetOperation): boolean => {
    const { value } = operation;
    switch (operation.of) {
      case 'title':
        title = value;
        return true;
      case 'typeData':
        typeData.set(operation.field, value);
        return true;
      case 'seo':
        seo.set(operation.field, value);
        return true;
      case 'props':
        return blocks.setProp(operation.key, operation.field, value);
      case 'block':
        return blocks.setBeside(operation.key, operation.field, value);
    }
  };
  return {
    blocks,
    valueAt(place) {
      switch (place.of) {
        case 'title':
          return title;
        case 'typeData':
          return typeData.get(place.field);
        case 'seo':
          return seo.get(place.field);
        case 'props':
        case 'block':
          return blocks.valueAt(place);
      }
    },
    apply(operation) {
      switch (operation.op) {
        case 'set':
          return setField(operation);
        case 'insert':
          return blocks.insert({ ...operation.block, ...derived }, operation);
        case 'move':
          return blocks.move(operation.key, operation);
        case 'remove':
          return blocks.remove(operation.key);
      }
    },
    read: () => ({ ...content, title, typeData: typeData.read(), seo: seo.read(), ...blocks.read() }),
  };
}

/** Content after one operation; undefined where that has lost its place. */
export function applyOperation<Content extends PageContent>(content: Content, operation: Operation): Content | undefined {
  const editing = editContent(content);
  return editing.apply(operation) ? editing.read() : undefined;
}

/** Content after operations, of which those that have lost their place change nothing. */
export function applyOperations<Content extends PageContent>(content: Content, operations: readonly Operation[]): Content {
  if (operations.length === 0) return content;
  const editing = editContent(content);
  for (const operation of operations) editing.apply(operation);
  return editing.read();
}
