/** The elements of the list with an id: its items, its paging and its status. */
function partsOf(root: Document, id: string) {
  return {
    items: root.getElementById(`${id}-items`),
    paging: root.getElementById(`${id}-paging`),
    status: root.getElementById(`${id}-status`),
  };
}

/** Brings the next page of an archive onto this one. Whatever fails, the link goes to that page as it did without a script. */
async function loadMore(link: HTMLAnchorElement, id: string): Promise<void> {
  const here = partsOf(document, id);
  const response = await fetch(link.href, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  const there = partsOf(new DOMParser().parseFromString(await response.text(), 'text/html'), id);
  const added = [...(there.items?.children ?? [])];
  if (!here.items || !here.paging || !there.paging || added.length === 0) throw new Error('There is no list to add to.');
  here.items.append(...added);
  here.paging.replaceChildren(...there.paging.childNodes);
  if (here.status) here.status.textContent = there.paging.dataset.loaded ?? '';
  for (const next of here.paging.querySelectorAll<HTMLAnchorElement>('[data-behaviour="news/more"]')) startLoadMore(next);
  // Where the reader was is where the new ones begin.
  added[0]?.querySelector<HTMLElement>('a')?.focus();
}

/** Lets the link to the next page of an archive bring that page here. */
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
