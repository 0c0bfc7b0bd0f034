import type { ReactElement } from 'react';
import type { ImageValue } from '#contract/content.ts';
import type { FieldEditor } from '#contract/fields/field.ts';
import { beginningOf } from '#contract/fields/beginning-of.ts';
import { dayIn } from '#contract/time-zone.ts';
import { useApp } from '#admin/shell/app-context.ts';
import type { FieldProps } from '#admin/ui/fields/field-layout.tsx';
import { FieldList } from '#admin/ui/fields/field-list.tsx';
import type { Path } from '../state/path.ts';
import { AddImages } from './add-images.tsx';
import { useForm } from '../focus/form-context.ts';

interface ListControlProps {
  readonly editor: FieldEditor;
  readonly value: unknown;
  readonly path: Path;
  readonly common: FieldProps;
}

type Item = Readonly<Record<string, unknown>>;

const itemsOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? (value as readonly Item[]) : []);

/** The field of an item that holds its image; undefined where it has none, or several. */
function imageFieldOf(editors: Readonly<Record<string, FieldEditor>>): string | undefined {
  const [name, ...others] = Object.keys(editors).filter((field) => editors[field]?.control === 'image');
  return others.length === 0 ? name : undefined;
}

/** The first text in an item is what it is called. */
function nameOf(item: Item | undefined, editors: Readonly<Record<string, FieldEditor>>): string {
  const field = Object.entries(editors).find(([, editor]) => editor.control === 'text')?.[0];
  const name = field === undefined ? undefined : item?.[field];
  return typeof name === 'string' ? name : '';
}

/** A list of items with fields of their own. Each item's fields lie at their position below the list's path. */
export function ListControl({ editor, value, path, common }: ListControlProps): ReactElement {
  const form = useForm();
  const timeZone = useApp().boot.siteTimeZone;
  const items = itemsOf(value);
  const editors = editor.of ?? {};
  const change = (next: readonly Item[]) => form.onChange(path, next);
  const imageField = imageFieldOf(editors);
  const begun = () => beginningOf(editors, dayIn(timeZone));
  const addImages = (images: readonly ImageValue[]): void => {
    if (imageField) change([...items, ...images.map((image) => ({ ...begun(), [imageField]: image }))]);
  };

  return (
    <FieldList
      {...common}
      count={items.length}
      addMore={imageField && <AddImages room={(editor.max ?? Infinity) - items.length} locale={form.locale} onAdd={addImages} />}
      max={editor.max}
      itemLabel={editor.itemLabel}
      nameOf={(index) => nameOf(items[index], editors)}
      problemsOf={(index) => form.countAt([...path, index])}
      onAdd={() => change([...items, begun()])}
      onDuplicate={(index) => change(items.flatMap((item, position) => (position === index ? [item, item] : [item])))}
      onRemove={(index) => change(items.filter((_, position) => position !== index))}
      onMove={(from, to) => {
        const rest = items.filter((_, position) => position !== from);
        const moved = items[from];
        if (moved) change([...rest.slice(0, to), moved, ...rest.slice(to)]);
      }}
      renderItem={(index) => form.renderFields({ editors, values: items[index] ?? {}, path: [...path, index] })}
    />
  );
}
