/** The HTML of a preview without what makes it one: its comments, its script, and what opens its addresses for a while. */
export const withoutMarks = (html: string): string =>
  html
    .replaceAll(/<!--\/?[bp]:[^>]*-->/g, '')
    .replace(/<script type="module" src="[^"]*" data-islands="[^"]*"><\/script>/, '')
    .replaceAll(/(?:\?|&amp;)p=[0-9a-z]+\.[\w-]+/g, '');
