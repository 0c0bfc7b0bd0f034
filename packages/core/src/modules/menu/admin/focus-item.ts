import { formTitleID, labelFieldID } from './item-form.tsx';

/** Where the focus goes with the choice of an item: `form` is its form, where there is no room for that beside the tree. */
export type ItemFocus = 'row' | 'label' | 'form';

/** Brings the form into sight where it stands below the tree, and gives it the focus. */
function goToForm(): void {
  const title = document.getElementById(formTitleID);
  const form = title?.closest('.lc-menu-editor__item');
  const tree = document.querySelector('.lc-menu-editor__tree');
  if (!form || !tree || form.getBoundingClientRect().top < tree.getBoundingClientRect().bottom) return;
  form.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

/** Gives the focus to an item, once it is drawn. */
export function focusItem(id: string | null, focus: ItemFocus): void {
  if (focus === 'form') goToForm();
  else if (focus === 'label') document.getElementById(labelFieldID)?.focus();
  else document.querySelector<HTMLElement>(`.lc-menu-tree [data-key="${id}"]`)?.focus();
}
