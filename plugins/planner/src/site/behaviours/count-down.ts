const minute = 60_000;

/** Counts the minutes down for which a time is kept. The last two are also said aloud. */
export function countDown(planner: HTMLElement): void {
  const place = planner.querySelector<HTMLElement>('[data-expires]');
  const told = planner.querySelector('[data-told]');
  if (!place) return;
  const expires = Date.parse(place.dataset.expires ?? '');
  const sentences = JSON.parse(place.dataset.sentences ?? '[]') as readonly string[];
  const tell = (): void => {
    const left = Math.max(0, Math.ceil((expires - Date.now()) / minute));
    const sentence = sentences[Math.min(left, sentences.length - 1)] ?? '';
    if (place.textContent !== sentence) {
      place.textContent = sentence;
      if (left <= 2 && told) told.textContent = sentence;
    }
    if (left === 0) clearInterval(clock);
  };
  const clock = setInterval(tell, 5000);
  tell();
}
