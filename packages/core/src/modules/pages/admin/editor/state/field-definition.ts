import type { Fields } from '#contract/fields/field.ts';
import type { Registry } from '../registry/registry.ts';
import type { EditorDocument } from './editor-document.ts';

/** The declaration of a field of the page by its path; undefined for the page's own, such as its title, and for what nobody knows. */
export function fieldDefinition(
  registry: Registry,
  type: string,
  { blocks }: Pick<EditorDocument, 'blocks'>,
  path: string,
): Fields[string] | undefined {
  const [part = '', name = '', inBlock = ''] = path.split('.');
  const [fields, field]: readonly [Fields | undefined, string] =
    part === 'blocks'
      ? [registry.blocks[blocks[name]?.type ?? '']?.fields, inBlock]
      : [part === 'typeData' ? registry.pageTypes[type]?.fields : undefined, name];
  return fields && Object.hasOwn(fields, field) ? fields[field] : undefined;
}
