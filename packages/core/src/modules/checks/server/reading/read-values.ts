import type { ImageValue, LinkTarget, TextPart } from '#contract/content.ts';
import type { Fields } from '#contract/fields/field.ts';
import { leafFields, objectsIn } from './leaf-fields.ts';

interface Found<Value> {
  readonly property: string;
  readonly value: Value;
}

/** What is found in the values of a set of fields, before anything is asked of others. */
export interface ReadValues {
  readonly images: readonly Found<ImageValue>[];
  readonly links: readonly Found<LinkTarget>[];
  readonly texts: Readonly<Record<string, readonly TextPart[]>>;
}

/** A link's target, wherever a field of core or of a plugin keeps one. */
const targetIn = ({ to }: Readonly<Record<string, unknown>>): LinkTarget | undefined => {
  if (typeof to !== 'object' || to === null) return undefined;
  const { page, file, href } = to as Readonly<Record<string, unknown>>;
  return [page, file, href].some((name) => typeof name === 'string') ? (to as LinkTarget) : undefined;
};

/** An image says how it is described; a file and a video have a label and a title. */
const isImage = (value: Readonly<Record<string, unknown>>, control: string): boolean =>
  typeof value['fileID'] === 'string' && (control === 'image' || value['type'] === 'image' || 'decorative' in value);

function textsOf(set: Fields, values: Readonly<Record<string, unknown>>, path: string): Record<string, readonly TextPart[]> {
  const texts: Record<string, readonly TextPart[]> = {};
  for (const [name, field] of Object.entries(set)) {
    const value = values[name];
    if (field.text && value !== undefined) texts[`${path}.${name}`] = field.text(value);
  }
  return texts;
}

/** Reads the values of a set of fields. `path` is where they stand: `blocks.k3`. */
export function readValues(set: Fields, values: Readonly<Record<string, unknown>>, path: string): ReadValues {
  const parts = leafFields(set, values, path).flatMap(({ path: property, editor, value }) =>
    objectsIn(value).map((object) => ({ property, object, control: editor.control })),
  );
  return {
    images: parts.flatMap(({ property, object, control }) =>
      isImage(object, control) ? [{ property, value: object as unknown as ImageValue }] : [],
    ),
    links: parts.flatMap(({ property, object }) => {
      const value = targetIn(object);
      return value ? [{ property, value }] : [];
    }),
    texts: textsOf(set, values, path),
  };
}
