import type { StoredBlock } from '../../../contract/content.ts';
import { changeBlock, deleteBlock, insertBlock, moveBlock } from './blocks.ts';
import type { Operation, SetOperation, Spot } from './operation.ts';
import type { PageContent } from './page-content.ts';
import { keysAt, placeOf, withNested } from './place.ts';
import type { Place } from './place.ts';

/** Where a spot is now; at the end of its list where the block before it is gone; undefined where the list itself is. */
function placeAt(content: PageContent, { parent, slot, after }: Spot, moving?: string): Place | undefined {
  if (parent !== null && !Object.hasOwn(content.blocks, parent)) return undefined;
  const keys = keysAt(content, { parent, slot }).filter((key) => key !== moving);
  const before = after === null ? -1 : keys.indexOf(after);
  return { parent, slot, index: after !== null && before === -1 ? keys.length : before + 1 };
}

/** An object with another value of a field, or without it. A name such as `__proto__` is a name like any other. */
function withField<Values extends object>(values: Values, field: string, value: unknown): Values {
  const others = Object.entries(values).filter(([name]) => name !== field);
  return Object.fromEntries(value === undefined ? others : [...others, [field, value]]) as Values;
}

function setField<Content extends PageContent>(content: Content, operation: SetOperation): Content | undefined {
  const { value } = operation;
  switch (operation.of) {
    case 'title':
      return { ...content, title: value };
    case 'typeData':
      return { ...content, typeData: withField(content.typeData, operation.field, value) };
    case 'seo':
      return { ...content, seo: withField(content.seo, operation.field, value) };
    case 'props':
      if (!Object.hasOwn(content.blocks, operation.key)) return undefined;
      return changeBlock(content, operation.key, (block) => ({
        ...block,
        props: withField(block.props, operation.field, value),
      }));
    case 'block':
      if (!Object.hasOwn(content.blocks, operation.key)) return undefined;
      return changeBlock(content, operation.key, (block) => withField(block, operation.field, value));
  }
}

const derived: Pick<StoredBlock, '__images' | '__files'> = { __images: {}, __files: {} };

/** Content after one operation; undefined where that has lost its place: a block that is gone, or that would stand in itself. */
export function applyOperation<Content extends PageContent>(content: Content, operation: Operation): Content | undefined {
  switch (operation.op) {
    case 'set':
      return setField(content, operation);
    case 'insert': {
      const { block } = operation;
      const place = placeAt(content, operation);
      if (!place || Object.hasOwn(content.blocks, block.key)) return undefined;
      return insertBlock(content, { ...block, ...derived }, place);
    }
    case 'move': {
      const { key, parent } = operation;
      const place = placeAt(content, operation, key);
      if (!place || !placeOf(content, key)) return undefined;
      if (parent !== null && withNested(content.blocks, key).includes(parent)) return undefined;
      return moveBlock(content, key, place);
    }
    case 'remove':
      return placeOf(content, operation.key) ? deleteBlock(content, operation.key) : undefined;
  }
}

/** Content after operations, of which those that have lost their place change nothing. */
export const applyOperations = <Content extends PageContent>(content: Content, operations: readonly Operation[]): Content =>
  operations.reduce((next, operation) => applyOperation(next, operation) ?? next, content);
