/** Shows at a field why its answer will not do, or with an empty text that it will. */
export function showError(form: HTMLFormElement, path: string, text: string): void {
  const place = form.querySelector(`[data-error="${CSS.escape(path)}"]`);
  if (!place || place.textContent === text) return;
  place.textContent = text;
  for (const control of form.querySelectorAll(`[name="${CSS.escape(path)}"]`))
    if (text) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
}
