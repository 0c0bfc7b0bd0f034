/** The elements of a search with an id: its results, its paging and its status. */
function partsOf(root: Document, id: string) {
  return {
    items: root.getElementById(`${id}-items`),
    paging: root.getElementById(`${id}-paging`),
    status: root.getElementById(`${id}-status`),
  };
}

/** Adds the results that come next. Whatever fails, the link shows them as it did without a script. */
async function loadMore(link: HTMLAnchorElement, id: string): Promise<void> {
  const here = partsOf(document, id);
  const response = await fetch(link.href, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  const there = partsOf(new DOMParser().parseFromString(await response.text(), 'text/html'), id);
  const added = [...(there.items?.children ?? [])].slice(here.items?.children.length ?? 0);
  if (!here.items || !here.paging || !there.paging || added.length === 0) throw new Error('There is nothing to add.');
  here.items.append(...added);
  here.paging.replaceChildren(...there.paging.childNodes);
  if (here.status) here.status.textContent = there.paging.dataset.shown ?? '';
  for (const next of here.paging.querySelectorAll<HTMLAnchorElement>('[data-behaviour="site-search/more"]')) startLoadMore(next);
  // Back and a reload show as many.
  history.replaceState(history.state, '', link.href.replace(/#.*$/, ''));
  added[0]?.querySelector<HTMLElement>('a')?.focus();
}

/** Lets the link to more results bring them here. */
export default function startLoadMore(element: HTMLElement): void {
  const id = element.closest('section')?.id;
  if (!(element instanceof HTMLAnchorElement) || !id) return;
  element.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    // A second press while it loads asks for nothing more.
    if (element.ariaBusy === 'true') return;
    element.ariaBusy = 'true';
    loadMore(element, id).catch(() => location.assign(element.href));
  });
}
