import { changeBlock, deleteBlock, insertBlock, moveBlock } from './blocks.ts';
import type { Operation, SetOperation, Spot } from './operation.ts';
import type { PageContent } from './page-content.ts';
import { keysAt, placeOf, withNested } from './place.ts';
import type { Place } from './place.ts';

/*
 * Operations as they read, each of which looks through the whole page and makes another: what the index of blocks is held
 * against.
 */

function placeAt(content: PageContent, { parent, slot, after }: Spot, moving?: string): Place | undefined {
  if (parent !== null && !Object.hasOwn(content.blocks, parent)) return undefined;
  const keys = keysAt(content, { parent, slot }).filter((key) => key !== moving);
  const before = after === null ? -1 : keys.indexOf(after);
  return { parent, slot, index: after !== null && before === -1 ? keys.length : before + 1 };
}

function withField<Values extends object>(values: Values, field: string, value: unknown): Values {
  const others = Object.entries(values).filter(([name]) => name !== field);
  return Object.fromEntries(value === undefined ? others : [...others, [field, value]]) as Values;
}

function setField<Content extends PageContent>(content: Content, operation: SetOperation): Content | undefined {
  const { value } = operation;
  if ('key' in operation && !Object.hasOwn(content.blocks, operation.key)) return undefined;
  switch (operation.of) {
    case 'title':
      return { ...content, title: value };
    case 'typeData':
      return { ...content, typeData: withField(content.typeData, operation.field, value) };
    case 'seo':
      return { ...content, seo: withField(content.seo, operation.field, value) };
    case 'props':
      return changeBlock(content, operation.key, (block) => ({
        ...block,
        props: withField(block.props, operation.field, value),
      }));
    case 'block':
      return changeBlock(content, operation.key, (block) => withField(block, operation.field, value));
  }
}

/** Content after one operation; undefined where that has lost its place. */
export function plainlyApply<Content extends PageContent>(content: Content, operation: Operation): Content | undefined {
  switch (operation.op) {
    case 'set':
      return setField(content, operation);
    case 'insert': {
      const { block } = operation;
      const place = placeAt(content, operation);
      if (!place || Object.hasOwn(content.blocks, block.key)) return undefined;
      return insertBlock(content, { ...block, __images: {}, __files: {} }, place);
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
