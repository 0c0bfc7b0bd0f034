import { dequal } from 'dequal/lite';
import * as z from 'zod';
import { upgradeProps } from '#contract/block.ts';
import type { SeoSettings, StoredBlock } from '#contract/content.ts';
import type { FieldError } from '#contract/errors.ts';
import { validate } from '#contract/validation.ts';
import type { Validated } from '#contract/validation.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { besideFields, draftSeo, draftTitle } from '../../content.schema.ts';
import { tooDeep } from '../../edits/levels.ts';
import { maxBlocks } from '../../edits/page-content.ts';
import { fieldPath, valueAt, withValue } from '../../edits/operation.ts';
import type { Operation, SetOperation } from '../../edits/operation.ts';
import type { PageContent } from '../../edits/page-content.ts';
import { resolveSome } from '../content/resolve-blocks.ts';
import { createSlotNames } from '../content/slot-names.ts';
import { unknownInFields } from '../content/unknown-content.ts';
import type { UnknownPart } from '../content/unknown-content.ts';
import { validateBeside } from '../content/validate-beside.ts';

interface Edited {
  readonly app: Pick<Lectern, 'blocks' | 'pageTypes'>;
  /** The page type. */
  readonly type: string;
  readonly before: PageContent;
  /** After the operations, as they came. */
  readonly after: PageContent;
  readonly operations: readonly Operation[];
}

export interface CheckedEdit {
  readonly content: PageContent;
  /** With values as fields keep them. */
  readonly operations: readonly Operation[];
  readonly errors: readonly FieldError[];
  /** What is of types that nobody installed: of that nothing was checked. */
  readonly unknown: readonly UnknownPart[];
}

const beside = z.object(besideFields);

/** Of a block that a newer code wrote, or one of a type that nobody installed, nothing can be checked and nothing is changed. */
function whyClosed({ blocks }: Edited['app'], block: StoredBlock | undefined): string | undefined {
  if (!block) return undefined;
  const definition = blocks.get(block.type);
  if (!definition) return 'G_30';
  return block.version > definition.version ? 'V_12' : undefined;
}

/** The blocks of which operations change props, or that they insert. */
async function changedBlocks(
  edited: Edited,
  sets: readonly SetOperation[],
): Promise<Pick<CheckedEdit, 'errors' | 'unknown'> & { readonly blocks: PageContent['blocks'] }> {
  const { app, before, after, operations } = edited;
  const errors: FieldError[] = [];
  const keys = new Set<string>();
  for (const operation of operations) {
    const key = operation.op === 'insert' ? operation.block.key : 'key' in operation ? operation.key : undefined;
    const isOfProps = operation.op === 'insert' || (operation.op === 'set' && operation.of === 'props');
    if (key !== undefined && isOfProps && Object.hasOwn(after.blocks, key)) keys.add(key);
  }
  for (const operation of sets) {
    const code = operation.of === 'props' ? whyClosed(app, before.blocks[operation.key]) : undefined;
    if (code !== undefined) errors.push({ property: fieldPath(operation), code });
  }
  const resolved = await resolveSome({ types: app.blocks, blocks: after.blocks, stored: before.blocks }, keys);
  const named = [...keys, ...sets.flatMap((operation) => (operation.of === 'block' ? [operation.key] : []))];
  const blocks: Record<string, StoredBlock> = { ...resolved.blocks };
  for (const key of new Set(named)) {
    const block = blocks[key] ?? after.blocks[key];
    if (!block) continue;
    const checked = validate(beside, block, `blocks.${key}`);
    if (checked.errors) for (const error of checked.errors) errors.push(error);
    else {
      const { name: _name, ...rest } = block;
      const { anchorPoint, name } = checked.value;
      blocks[key] = { ...rest, anchorPoint, ...(name ? { name } : {}) };
    }
  }
  const refused = new Set(errors.map(({ property = '' }) => property.split('.')[1]));
  // A block that is refused for what was set in it is not refused twice.
  const unknown = resolved.unknown.filter(({ property }) => !refused.has(property.split('.')[1]));
  return { blocks, errors: [...resolved.errors, ...errors], unknown };
}

/** Where operations put blocks: in slots that are known, and no deeper than they may stand. */
function placeErrors({ app, before, after, operations }: Edited): FieldError[] {
  const slotNames = createSlotNames(app.blocks, [before.blocks]);
  const slots = new Map<string, FieldError>();
  let isMoved = false;
  for (const operation of operations) {
    if (operation.op !== 'insert' && operation.op !== 'move') continue;
    const { parent, slot } = operation;
    const holder = parent !== null && Object.hasOwn(after.blocks, parent) ? after.blocks[parent] : undefined;
    if (!holder) continue;
    isMoved = true;
    const property = `blocks.${holder.key}.slots.${slot}`;
    if (!slots.has(property) && !slotNames.areKnown(holder, slot)) slots.set(property, { property, code: 'V_12' });
  }
  const deep = isMoved ? tooDeep([before.blocks], after.blocks) : [];
  return [...slots.values(), ...deep.map((key) => ({ property: `blocks.${key}`, code: 'G_29' }))];
}

/** The page's own data after a change of it. */
function changedTypeData({ app, type, before, after }: Edited): Validated<PageContent['typeData']> {
  const pageType = app.pageTypes.get(type);
  if (!pageType)
    return dequal(before.typeData, after.typeData)
      ? { value: before.typeData }
      : { errors: [{ property: 'typeData', code: 'G_30' }] };
  const stored = upgradeProps(pageType, { version: pageType.version, props: before.typeData }).props;
  const checked = validateBeside(pageType, { level: 'draft', values: after.typeData, stored, prefix: 'typeData' });
  return checked.errors ? { errors: checked.errors } : { value: checked.value as PageContent['typeData'] };
}

/** The operation with its value as it is kept. */
function kept(operation: Operation, content: PageContent): Operation {
  if (operation.op === 'insert') {
    const block = content.blocks[operation.block.key];
    if (!block) return operation;
    const { type, key, name, version, props, anchorPoint } = block;
    return { ...operation, block: { type, key, ...(name === undefined ? {} : { name }), version, props, anchorPoint } };
  }
  return operation.op === 'set' ? withValue(operation, valueAt(content, operation)) : operation;
}

const asItIs = <Value>(value: Value): Validated<Value> => ({ value });

/** Checks what operations made of a draft, and nothing else of it: drafts store whatever their fields can hold. */
export async function checkEdited(edited: Edited): Promise<CheckedEdit> {
  const { after, operations } = edited;
  const sets = operations.filter((operation) => operation.op === 'set');
  const has = (of: SetOperation['of']): boolean => sets.some((operation) => operation.of === of);
  const title = has('title') ? validate(draftTitle, after.title, 'title') : asItIs(after.title);
  const seo = has('seo') ? validate<SeoSettings>(draftSeo, after.seo, 'seoSettings') : asItIs(after.seo);
  const data = has('typeData') ? changedTypeData(edited) : asItIs(after.typeData);
  const blocks = await changedBlocks(edited, sets);
  const own = has('typeData') && data.value ? edited.app.pageTypes.get(edited.type) : undefined;
  const isFull = Object.keys(after.blocks).length > maxBlocks;
  const content: PageContent = {
    title: title.value ?? after.title,
    seo: seo.value ?? after.seo,
    typeData: data.value ?? after.typeData,
    order: after.order,
    blocks: Object.keys(blocks.blocks).length > 0 ? { ...after.blocks, ...blocks.blocks } : after.blocks,
  };
  return {
    content,
    // What a later operation of the same call takes away again is kept as it came.
    operations: operations.map((operation) => kept(operation, content)),
    unknown: [...blocks.unknown, ...(own ? unknownInFields(own.fields, data.value, 'typeData') : [])],
    errors: [
      ...(title.errors ?? []),
      ...(seo.errors ?? []),
      ...(data.errors ?? []),
      ...blocks.errors,
      ...placeErrors(edited),
      ...(isFull ? [{ property: 'blocks', code: 'V_14', params: { maximum: maxBlocks } }] : []),
    ],
  };
}
