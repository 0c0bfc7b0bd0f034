/** An element of the preview's own beside the page, out of reach of the page's styles. */
export function ownElement(name: string, css: string): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = document.createElement(name);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  // The policy of a preview allows no style elements.
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}
