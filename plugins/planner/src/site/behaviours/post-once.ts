/** Sends what is posted once, however often its button is pressed. */
export function postOnce(planner: HTMLElement): void {
  let isSending = false;
  planner.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    if (isSending) return event.preventDefault();
    isSending = true;
    planner.setAttribute('aria-busy', 'true');
  });
  // A page that comes back by Back is ready to be sent again.
  addEventListener('pageshow', () => {
    isSending = false;
    planner.removeAttribute('aria-busy');
  });
}
