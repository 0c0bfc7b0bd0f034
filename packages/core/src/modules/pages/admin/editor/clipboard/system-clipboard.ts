import type { Written } from './write-blocks.ts';

/** Puts HTML and text on the clipboard of the system; false where the browser does not let a page do so. */
export async function writeSystem({ html, text }: Written): Promise<boolean> {
  const blob = (content: string, type: string) => new Blob([content], { type });
  try {
    const item = new ClipboardItem({ 'text/html': blob(html, 'text/html'), 'text/plain': blob(text, 'text/plain') });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return false;
  }
}

/** HTML and text of the clipboard of the system; undefined where the browser or the person does not let a page read it. */
export async function readSystem(): Promise<Written | undefined> {
  try {
    const items = await navigator.clipboard.read();
    const read = async (type: string): Promise<string> => {
      const item = items.find(({ types }) => types.includes(type));
      return item ? (await item.getType(type)).text() : '';
    };
    return { html: await read('text/html'), text: await read('text/plain') };
  } catch {
    return undefined;
  }
}
