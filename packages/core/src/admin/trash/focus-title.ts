/** Gives the keyboard to the title of the screen where what had it is gone, as is the button of a row that left its list. */
export function focusTitle(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus();
  });
}
