/** The parts of the page that a week or region changes: the planner, and what the window is called. */
async function partsAt(
  address: string,
  id: string,
  signal: AbortSignal,
): Promise<{ planner: Element; title: string } | undefined> {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, signal });
  const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const planner = html.getElementById(id);
  return answer.ok && planner ? { planner, title: html.title } : undefined;
}

/** The address that a form with the method GET leads to. */
function addressOf(form: HTMLFormElement): string {
  const sent = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return `${form.action}?${new URLSearchParams(sent)}`;
}

/** Whether a click means this very page: not one for another tab or for saving. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Exchanges regions and weeks in their place, with addresses and Back as if the pages had been loaded. What fails is loaded. */
export function swapPages(planner: HTMLElement): void {
  let under = new AbortController();
  let shown = location.href.replace(/#.*/, '');
  const show = async (address: string, isNew: boolean): Promise<void> => {
    under.abort();
    under = new AbortController();
    const { signal } = under;
    planner.setAttribute('aria-busy', 'true');
    try {
      const parts = await partsAt(address, planner.id, signal);
      if (!parts) return location.assign(address);
      if (isNew) history.pushState({ planner: true }, '', address);
      shown = location.href.replace(/#.*/, '');
      document.title = parts.title;
      planner.className = parts.planner.className;
      planner.replaceChildren(...parts.planner.childNodes);
      planner.removeAttribute('aria-busy');
      const title = planner.querySelector<HTMLElement>('h1');
      title?.focus({ preventScroll: true });
      if (planner.getBoundingClientRect().top < 0) planner.scrollIntoView();
    } catch {
      if (!signal.aborted) location.assign(address);
    }
  };
  planner.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-swap]') : null;
    const href = link?.getAttribute('href');
    if (!href || !isPlain(event)) return;
    event.preventDefault();
    void show(new URL(href, location.href).href, true);
  });
  planner.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.swap === undefined) return;
    event.preventDefault();
    void show(addressOf(form), true);
  });
  addEventListener('popstate', () => {
    // A jump within the page is none to another.
    if (location.href.replace(/#.*/, '') !== shown) void show(location.href, false);
  });
}
