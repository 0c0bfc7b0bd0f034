import type { FieldError } from '#contract/errors.ts';
import type { MenuItem } from '../menu.schema.ts';

/** Problems by the id of their item, each with the field inside it: `items.2.children.0.to.href` is `to.href` of that item. */
export function problemsByItem(
  items: readonly MenuItem[],
  errors: readonly FieldError[],
): ReadonlyMap<string, readonly FieldError[]> {
  const problems = new Map<string, FieldError[]>();
  for (const error of errors) {
    const parts = (error.property ?? '').split('.');
    let list = items;
    let item: MenuItem | undefined;
    while ((parts[0] === 'items' || parts[0] === 'children') && parts[1] !== undefined) {
      item = list[Number(parts[1])];
      list = item?.children ?? [];
      parts.splice(0, 2);
    }
    if (item) problems.set(item.id, [...(problems.get(item.id) ?? []), { ...error, property: parts.join('.') || 'label' }]);
  }
  return problems;
}
