import type { OwnColumn, PageTypeSummary } from '../../contract/boot.ts';
import { slugPrefixOf } from '../../contract/page-type.ts';
import type { PageTypeDefinition } from '../../contract/page-type.ts';

/** A page type as the navigation, the lists and the form for a new page need it. */
export function pageTypeSummary(type: string, definition: PageTypeDefinition): PageTypeSummary {
  const { label, icon, listed, fields, list } = definition;
  const slugPrefix = slugPrefixOf(definition);
  const columns = list.columns.flatMap((name): OwnColumn[] => {
    const editor = fields[name]?.editor;
    return editor
      ? [{ name, label: editor.label, control: editor.control, ...(editor.options ? { options: editor.options } : {}) }]
      : [];
  });
  return {
    type,
    label,
    icon,
    listed,
    ...(slugPrefix === undefined ? {} : { slugPrefix }),
    ...(columns.length > 0 ? { columns } : {}),
    ...(list.sort ? { sort: list.sort } : {}),
  };
}
