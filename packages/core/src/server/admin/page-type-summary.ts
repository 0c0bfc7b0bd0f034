import type { OwnColumn, PageTypeSummary } from '../../contract/boot.ts';
import type { PageTypeDefinition } from '../../contract/page-type.ts';

/** A page type as the navigation, the lists and the form for a new page need it. */
export function pageTypeSummary(type: string, definition: PageTypeDefinition): PageTypeSummary {
  const { label, icon, listed, fields, list, slug } = definition;
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
    ...(slug && 'prefix' in slug ? { slugPrefix: slug.prefix } : {}),
    ...(columns.length > 0 ? { columns } : {}),
    ...(list.sort ? { sort: list.sort } : {}),
  };
}
