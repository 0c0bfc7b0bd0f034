import { itemMark } from '../../blocks/form/drawn-parts.ts';

/** A copy of the item that stands ready, under its number from 0. */
function copyOf(template: HTMLTemplateElement, number: number): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = template.innerHTML.replaceAll(itemMark, String(number));
  return holder.firstElementChild as HTMLElement;
}

/** Shows as many items as were counted. Those that are too many are hidden with what they hold, in case it was a slip. */
function show(form: HTMLFormElement, template: HTMLTemplateElement, count: number): void {
  const path = CSS.escape(template.dataset.itemTemplate ?? '');
  const items = (): HTMLElement[] => [...form.querySelectorAll<HTMLElement>(`[data-item-of="${path}"]`)];
  for (let number = items().length; number < count; number += 1) template.before(copyOf(template, number));
  for (const [number, item] of items().entries()) {
    const isShown = number < count;
    item.hidden = !isShown;
    if (item instanceof HTMLFieldSetElement) item.disabled = !isShown;
    const legend = item.querySelector(':scope > legend');
    if (legend)
      legend.textContent = (item.dataset.title ?? '').replace('{number}', String(number + 1)).replace('{count}', String(count));
  }
}

/** Lets groups that repeat follow the field that counts them. */
export function repeatByCount(form: HTMLFormElement): void {
  for (const template of form.querySelectorAll<HTMLTemplateElement>('template[data-item-template]')) {
    const counter = form.elements.namedItem(template.dataset.itemTemplate ?? '');
    if (!(counter instanceof HTMLInputElement)) continue;
    const { min = 1, max = 1 } = JSON.parse(counter.closest<HTMLElement>('[data-field]')?.dataset.field ?? '{}') as {
      readonly min?: number;
      readonly max?: number;
    };
    const follow = (): void => {
      const count = Number(counter.value);
      if (Number.isInteger(count) && count >= min && count <= max) show(form, template, count);
    };
    follow();
    counter.addEventListener('input', follow);
  }
}
