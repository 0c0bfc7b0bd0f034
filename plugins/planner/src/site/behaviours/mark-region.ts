/** Marks on the map what is chosen in the list, and lets its shapes be pressed as buttons are. */
export function markRegion(planner: HTMLElement): void {
  planner.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'regio') return;
    for (const shape of planner.querySelectorAll<SVGElement>('[data-region]'))
      shape.toggleAttribute('data-is-chosen', shape.dataset.region === target.value);
  });
  planner.addEventListener('keydown', (event) => {
    const shape = event.target instanceof Element ? event.target.closest('[data-region]') : null;
    if (!shape || event.key !== ' ') return;
    event.preventDefault();
    shape.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}
