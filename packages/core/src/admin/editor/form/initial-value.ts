import type { FieldEditor } from '../../../contract/fields.ts';

/** What a new item's field begins with: as its control says, or as its plugin states it in `settings.initial`. */
function initialValue(editor: FieldEditor): unknown {
  if (editor.settings && 'initial' in editor.settings) return editor.settings['initial'];
  switch (editor.control) {
    case 'text':
    case 'textarea':
    case 'date':
      return '';
    case 'boolean':
      return false;
    case 'select':
      return editor.options?.[0]?.value ?? '';
    case 'list':
      return [];
    case 'group':
      return initialValues(editor.of ?? {});
    case 'number':
    case 'image':
    case 'file':
    case 'link':
      return null;
    default:
      return undefined;
  }
}

/** The values of a new item. What has no initial value stays out, and its schema's own default counts. */
export const initialValues = (editors: Readonly<Record<string, FieldEditor>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(editors).flatMap(([name, editor]) => {
      const value = initialValue(editor);
      return value === undefined ? [] : [[name, value]];
    }),
  );
