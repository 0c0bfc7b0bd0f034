const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A snippet of the API as text: without its marks. */
export const plainSnippet = (html: string): string =>
  html.replaceAll(/<\/?mark>/g, '').replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
