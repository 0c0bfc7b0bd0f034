/** The address of this page as others should read it. */
const addressOf = (root: Document): string =>
  root.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? root.location.href;

/** Shows a button that copies the address of the page, and says that it did. */
export default function startSharing(element: HTMLElement): void {
  const button = element.querySelector('button');
  const status = element.querySelector('[role="status"]');
  // Only where the page came over a safe connection may a script write to the clipboard.
  if (!button || !status || !isSecureContext) return;
  element.hidden = false;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(addressOf(document)).then(
      () => (status.textContent = element.dataset.shared ?? ''),
      () => (element.hidden = true),
    );
  });
}
