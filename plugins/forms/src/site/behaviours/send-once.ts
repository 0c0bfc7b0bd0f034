import type { ScriptTexts } from './form.ts';
import { say } from './say.ts';

/**
 * Sends a form once, however often its button is pressed, and says that it is under way. The focus stays where it is. `wait`
 * answers with what has to end before; undefined where nothing has.
 */
export function sendOnce(form: HTMLFormElement, texts: ScriptTexts, wait: () => Promise<unknown> | undefined): void {
  const button = form.querySelector<HTMLButtonElement>('[data-submit]');
  const label = button?.textContent ?? '';
  let isSending = false;
  let isReady = false;
  form.addEventListener('submit', (event) => {
    if (isSending && !isReady) return event.preventDefault();
    const waiting = isReady ? undefined : wait();
    isSending = true;
    isReady = false;
    if (button) button.textContent = texts['busy'] ?? label;
    say(form, texts['busy'] ?? '');
    if (!waiting) return;
    event.preventDefault();
    void waiting.then(() => {
      isReady = true;
      // In a turn of its own: while its event is told to all, a form takes no other.
      setTimeout(() => form.requestSubmit(event.submitter));
    });
  });
  // A page that comes back by Back is ready to be sent again.
  addEventListener('pageshow', () => {
    isSending = false;
    if (button) button.textContent = label;
    say(form, '');
  });
}
