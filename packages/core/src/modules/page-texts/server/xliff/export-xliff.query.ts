import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { publicPath } from '#contract/locale.ts';
import { fail } from '../fail.ts';
import { labelOfPart } from '../translate/label-of-part.ts';
import { isBuiltAs } from '../translate/content-parts.ts';
import { siblingsIn } from '../translate/put-texts.ts';
import { readPage } from '../translate/read-page.ts';
import type { ReadPage } from '../translate/read-page.ts';
import { writeXliff } from './write-xliff.ts';
import type { XliffPage } from './write-xliff.ts';

/** What a translation says already, of parts that are built as those of the source. */
function targetsOf({ parts }: ReadPage, translation: ReadPage | undefined): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const part of parts) {
    const other = translation?.parts.find(({ name }) => name === part.name);
    if (!other || !isBuiltAs(part, other)) continue;
    for (const [index, { path, text }] of part.segments.entries()) {
      const translated = other.segments[index]?.text;
      // What says the same was never translated.
      if (translated !== undefined && translated !== text) targets.set(path, translated);
    }
  }
  return targets;
}

async function xliffPage(app: Lectern, actor: Actor, page: ReadPage, to: string): Promise<XliffPage> {
  const sibling = (await siblingsIn(app.em(), to, [page.id])).get(page.id);
  const translation = sibling === undefined ? undefined : await readPage(app, actor, sibling).catch(() => undefined);
  const { rows } = await app.pool.query<{ slug: string }>('select slug from lectern_page where id = $1', [page.id]);
  return {
    id: page.id,
    title: page.title,
    path: publicPath(rows[0]?.slug ?? '/', page.locale, app.settings),
    parts: page.parts.map((part) => ({ ...part, label: labelOfPart(app, page.content, part.name) || part.name })),
    targets: targetsOf(page, translation),
  };
}

/** The texts of pages as an XLIFF 2 document. G_69 where the pages are of several locales. */
export async function exportXliff(
  app: Lectern,
  actor: Actor,
  { pages: ids, to }: { readonly pages: readonly string[]; readonly to: string },
): Promise<string> {
  if (!app.settings.availableLocales.includes(to)) fail('invalid', 'to');
  const pages: ReadPage[] = [];
  for (const id of new Set(ids)) pages.push(await readPage(app, actor, id));
  const [source = to, other] = new Set(pages.map(({ locale }) => locale));
  if (other !== undefined) fail('severalLanguages', 'pages');
  if (source === to) fail('invalid', 'to');
  const written: XliffPage[] = [];
  for (const page of pages) written.push(await xliffPage(app, actor, page, to));
  return writeXliff({ source, target: to, pages: written });
}
