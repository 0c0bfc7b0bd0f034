import type { CheckedBlock, DrawnPage } from '#contract/check.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { draftSource } from '#server/site/page-source.ts';
import { pageRenderer } from '#server/site/render-page.ts';
import { readHtml } from './read-html.ts';
import type { HtmlElement } from './read-html.ts';

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The path of the field in which words stand; of its block where no field has them as they are. */
function placeOf({ key, text }: HtmlElement, blocks: ReadonlyMap<string, CheckedBlock>): string {
  if (key === undefined) return '';
  const fields = Object.entries(text === '' ? {} : (blocks.get(key)?.texts ?? {}));
  const field = fields.find(([, parts]) => parts.some((part) => spaced(part.text).includes(text)));
  return field?.[0] ?? `blocks.${key}`;
}

/** A version as its views draw it. Empty where a loader says that there is no such page. */
export async function drawVersion(app: Lectern, versionID: string, blocks: readonly CheckedBlock[]): Promise<DrawnPage> {
  const view = await app.service(draftSource).view(versionID, '');
  if (!view) return { headings: [], links: [] };
  const { html } = await app.service(pageRenderer).page(view, { hasMarks: true });
  const byKey = new Map(blocks.map((block) => [block.key, block]));
  const { headings, links } = readHtml(html);
  const placed = <Element extends HtmlElement>({ key, ...rest }: Element) => ({
    ...rest,
    property: placeOf({ key, text: rest.text }, byKey),
  });
  return { headings: headings.map(placed), links: links.map(placed) };
}
