import type { SlotDefinition } from '../../contract/block.ts';
import type { FieldEditor, Fields } from '../../contract/fields/field.ts';
import type { PluginManifest } from '../../contract/plugin.ts';
import { labelOf } from './translations.ts';

type Values<T> = Readonly<Record<string, T>>;

const eachOf = <T>(values: Values<T>, change: (value: T) => T): Values<T> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** A field with its label, help and choices in the person's language. `plugin` is the id of its plugin or module. */
function translatedEditor(editor: FieldEditor, plugin: string): FieldEditor {
  const say = (text: string): string => labelOf(text, plugin);
  const { label, help, group, itemLabel, options, of } = editor;
  return {
    ...editor,
    label: say(label),
    ...(help === undefined ? {} : { help: say(help) }),
    ...(group === undefined ? {} : { group: say(group) }),
    ...(itemLabel === undefined ? {} : { itemLabel: say(itemLabel) }),
    ...(options ? { options: options.map((option) => ({ ...option, label: say(option.label) })) } : {}),
    ...(of ? { of: eachOf(of, (inner) => translatedEditor(inner, plugin)) } : {}),
  };
}

/** The fields of a form, each in the person's language. */
export const translatedEditors = (editors: Values<FieldEditor>, plugin: string): Values<FieldEditor> =>
  eachOf(editors, (editor) => translatedEditor(editor, plugin));

/** A manifest with everything that people read in the person's language. What is stored and what is checked stays as it is. */
export function translatedManifest<M extends PluginManifest>(manifest: M): M {
  const { id, blocks, pageTypes } = manifest;
  const say = (text: string): string => labelOf(text, id);
  const fieldsOf = (fields: Fields): Fields =>
    eachOf(fields, (field) => ({ ...field, editor: translatedEditor(field.editor, id) }));
  return {
    ...manifest,
    ...(blocks
      ? {
          blocks: eachOf(blocks, (block) => ({
            ...block,
            label: say(block.label),
            description: say(block.description),
            group: say(block.group),
            fields: fieldsOf(block.fields as Fields),
            slots: eachOf(block.slots as Values<SlotDefinition>, (slot) => ({ ...slot, label: say(slot.label) })),
          })),
        }
      : {}),
    ...(pageTypes
      ? {
          pageTypes: eachOf(pageTypes, (type) => ({
            ...type,
            label: say(type.label),
            description: say(type.description),
            fields: fieldsOf(type.fields as Fields),
          })),
        }
      : {}),
  };
}
