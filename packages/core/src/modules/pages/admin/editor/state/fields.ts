import type { StoredBlock } from '#contract/content.ts';
import type { EditorDocument } from './editor-document.ts';
import { hasVersionChanges } from './editor-state.ts';
import { normalPath } from './problems.ts';

/**
 * Fields of a page by their paths: `title`, `slug`, `typeData.day`, `seoSettings.seoTitle`, `blocks.k3.body`,
 * `blocks.k3.anchorPoint`. A list is one field with all that is in it.
 */

/** The name that editors gave a block, where none of its own fields is called so. */
const isOwnName = (block: StoredBlock | undefined, field: string): boolean =>
  field === 'name' && block !== undefined && !Object.hasOwn(block.props, 'name');

/** The field in which a problem's property lies; undefined for what is no field of this page. */
export function fieldOf({ blocks }: EditorDocument, property: string): string | undefined {
  const [part = '', name = '', inBlock = ''] = normalPath(property).split('.');
  if (part === 'title' || part === 'slug') return part;
  if (part === 'typeData' || part === 'seoSettings') return name === '' ? undefined : `${part}.${name}`;
  const block = part === 'blocks' && Object.hasOwn(blocks, name) ? blocks[name] : undefined;
  const isField = block && (inBlock === 'anchorPoint' || Object.hasOwn(block.props, inBlock));
  return isField ? `blocks.${name}.${inBlock}` : undefined;
}

/** Whether the page still has a place for the field. */
export function hasPlaceFor({ blocks }: EditorDocument, path: string): boolean {
  const [part, key = ''] = path.split('.');
  return part !== 'blocks' || Object.hasOwn(blocks, key);
}

export function fieldAt(document: EditorDocument, path: string): unknown {
  const [part = '', name = '', inBlock = ''] = path.split('.');
  if (part === 'title' || part === 'slug') return document[part];
  if (part === 'typeData') return document.typeData[name];
  if (part === 'seoSettings') return document.seo[name as keyof EditorDocument['seo']];
  const block = document.blocks[name];
  if (isOwnName(block, inBlock)) return block?.name;
  return inBlock === 'anchorPoint' ? block?.anchorPoint : block?.props[inBlock];
}

/** An object with another value under a name; without it where the value is undefined. */
function having<Whole extends object>(whole: Whole, name: string, value: unknown): Whole {
  const { [name]: _former, ...rest } = whole as Record<string, unknown>;
  return (value === undefined ? rest : { ...whole, [name]: value }) as Whole;
}

/** The document with another value of a field; left out, it is what such a field begins with. */
export function withFieldAt(document: EditorDocument, path: string, value: unknown): EditorDocument {
  const [part = '', name = '', inBlock = ''] = path.split('.');
  if (part === 'title' || part === 'slug') return { ...document, [part]: value ?? '' };
  if (part === 'typeData') return { ...document, typeData: having(document.typeData, name, value) };
  if (part === 'seoSettings') return { ...document, seo: having(document.seo, name, value) };
  const block = document.blocks[name];
  if (!block) return document;
  const changed = isOwnName(block, inBlock)
    ? having(block, 'name', value)
    : inBlock === 'anchorPoint'
      ? { ...block, anchorPoint: typeof value === 'string' ? value : '' }
      : { ...block, props: having(block.props, inBlock, value) };
  return { ...document, blocks: { ...document.blocks, [name]: changed } };
}

/** The other object where both hold the very same values, so that what is the same can be seen at once. */
function sameAs<Whole extends object>(whole: Whole, other: Whole | undefined): Whole {
  if (!other) return whole;
  const names = Object.keys(whole);
  const isSame =
    names.length === Object.keys(other).length &&
    names.every((name) => (whole as Record<string, unknown>)[name] === (other as Record<string, unknown>)[name]);
  return isSame ? other : whole;
}

/** The document with some of its fields as they are stored, or left out where that is what stands here. */
export function withStored(document: EditorDocument, paths: readonly string[], saved: EditorDocument): EditorDocument {
  if (paths.length === 0) return document;
  let sent = document;
  for (const path of paths) {
    const stored = fieldAt(saved, path);
    sent = withFieldAt(sent, path, stored === fieldAt(document, path) ? undefined : stored);
  }
  const blocks = Object.entries(sent.blocks).map(([key, block]) => {
    const stored = saved.blocks[key];
    const isTouched = block !== document.blocks[key];
    return [key, isTouched ? sameAs({ ...block, props: sameAs(block.props, stored?.props) }, stored) : block] as const;
  });
  const settled = {
    ...sent,
    typeData: sameAs(sent.typeData, saved.typeData),
    seo: sameAs(sent.seo, saved.seo),
    blocks: sameAs(Object.fromEntries(blocks), saved.blocks),
  };
  return hasVersionChanges(settled, saved) ? settled : { ...saved, slug: document.slug };
}

/** The paths of the fields whose values are not those that are stored; the slug is none of them. */
export function changedFields(document: EditorDocument, saved: EditorDocument): string[] {
  const paths = [
    'title',
    ...Object.keys(document.typeData).map((name) => `typeData.${name}`),
    ...Object.keys(document.seo).map((name) => `seoSettings.${name}`),
    ...Object.entries(document.blocks).flatMap(([key, { props }]) =>
      [...Object.keys(props), 'anchorPoint'].map((name) => `blocks.${key}.${name}`),
    ),
  ];
  return paths.filter((path) => fieldAt(document, path) !== fieldAt(saved, path));
}
