import { isComposing } from '@lectern/core';

interface Suggestion {
  readonly text: string;
  readonly slug: string | null;
}

/** Milliseconds without a key after which suggestions are asked for. */
const pause = 150;

/** Suggests pages and words below a field while somebody types: a combobox with a list, as screen readers know it. */
export default function startSuggestions(field: HTMLElement): void {
  const input = field.querySelector('input');
  const { api, locale = '', list: label = '' } = field.dataset;
  if (!input || !api) return;
  const list = document.createElement('ul');
  list.className = 'search-suggestions';
  list.id = `${input.id}-list`;
  list.role = 'listbox';
  list.ariaLabel = label;
  field.append(list);
  input.role = 'combobox';
  input.ariaExpanded = 'false';
  input.ariaAutoComplete = 'list';
  input.setAttribute('aria-controls', list.id);

  let suggestions: readonly Suggestion[] = [];
  let chosen = -1;
  let asking: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const choose = (index: number): void => {
    chosen = index;
    [...list.children].forEach((option, each) => (option.ariaSelected = String(each === index)));
    const option = list.children[index];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const show = (found: readonly Suggestion[]): void => {
    suggestions = found;
    list.replaceChildren(
      ...found.map(({ text }, index) => {
        const option = document.createElement('li');
        option.className = 'search-suggestion';
        option.id = `${list.id}-${index}`;
        option.role = 'option';
        option.textContent = text;
        // The field keeps the focus.
        option.addEventListener('pointerdown', (event) => event.preventDefault());
        option.addEventListener('click', () => take(index));
        return option;
      }),
    );
    input.ariaExpanded = String(found.length > 0);
    choose(-1);
  };
  function take(index: number): void {
    const suggestion = suggestions[index];
    if (!suggestion || !input) return;
    show([]);
    if (suggestion.slug !== null) location.assign(suggestion.slug);
    else {
      input.value = suggestion.text;
      input.form?.requestSubmit();
    }
  }
  async function ask(term: string): Promise<void> {
    asking?.abort();
    if (term.trim().length < 2) return show([]);
    asking = new AbortController();
    const query = new URLSearchParams({ term: term.slice(0, 200), locale });
    // Without suggestions the field works as before.
    const answer = await fetch(`${api}/search/suggest?${query.toString()}`, { signal: asking.signal }).catch(() => undefined);
    if (!answer?.ok) return;
    const { data } = (await answer.json()) as { readonly data: readonly Suggestion[] };
    if (input?.value === term && document.activeElement === input) show(data);
  }

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(input.value), pause);
  });
  input.addEventListener('blur', () => show([]));
  input.addEventListener('keydown', (event) => {
    if (isComposing(event) || suggestions.length === 0) return;
    const { length } = suggestions;
    if (event.key === 'ArrowDown') choose(chosen + 1 >= length ? -1 : chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen < 0 ? length - 1 : chosen - 1);
    else if (event.key === 'Escape') show([]);
    else if (event.key === 'Enter' && chosen >= 0) take(chosen);
    else return;
    event.preventDefault();
  });
}
