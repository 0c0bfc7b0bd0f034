import type { FieldError } from '#contract/errors.ts';
import type { Fields } from '#contract/fields/field.ts';
import { validate } from '#contract/validation.ts';
import { publishablePage } from '#modules/pages/publishable-page.ts';
import { kindOf } from '../registry/registry.ts';
import type { Registry } from '../registry/registry.ts';
import type { EditorDocument } from './editor-document.ts';

/** Finds what publishing will refuse of a document's fields. */
export type FindProblems = (document: EditorDocument) => readonly FieldError[];

/** Too long, out of range, no address: wrong as it stands, and not merely unfinished. */
const beyond = new Set(['V_12', 'V_13', 'V_14', 'V_16', 'G_96']);

export const isBeyond = ({ code, params }: FieldError): boolean =>
  beyond.has(code) || (code === 'V_15' && params?.['limit'] !== undefined);

/** Finds problems by the schemas that publishing demands. Looks at a block again only once it was changed. */
export function createFindProblems(registry: Registry, type: string): FindProblems {
  const known = new WeakMap<object, readonly FieldError[]>();
  function problemsIn(definition: { readonly fields: Fields; readonly schema: Parameters<typeof validate>[0] }, values: object) {
    const found = known.get(values) ?? validate(definition.schema, values).errors ?? [];
    known.set(values, found);
    return found;
  }
  const below = (path: string, errors: readonly FieldError[]): FieldError[] =>
    errors.map(({ property, ...error }) => ({ ...error, property: property === undefined ? path : `${path}.${property}` }));
  return ({ title, typeData, seo, blocks }) => {
    const pageType = registry.pageTypes[type];
    return [
      ...(validate(publishablePage, { title, seoSettings: seo }).errors ?? []),
      ...(pageType ? below('typeData', problemsIn(pageType, typeData)) : []),
      ...Object.entries(blocks).flatMap(([key, block]) => {
        const kind = kindOf(registry, block);
        return kind.kind === 'known' ? below(`blocks.${key}`, problemsIn(kind.definition, block.props)) : [];
      }),
    ];
  };
}
