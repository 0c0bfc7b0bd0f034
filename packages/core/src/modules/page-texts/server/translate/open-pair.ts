import type { CommandContext } from '#server/kernel/command.ts';
import { can } from '#server/kernel/policy.ts';
import { currentContent, pageSubject, storedContent } from '#modules/pages/server/public.ts';
import type { Page, PageVersion } from '#modules/pages/server/public.ts';
import type { TakenIn } from '../../translation.schema.ts';
import { findLocked } from '../commands/change-pages.ts';
import { contentParts } from './content-parts.ts';
import type { ContentPart } from './content-parts.ts';
import { pagesIn, siblingsIn } from './put-texts.ts';
import type { TranslatedPair } from './put-texts.ts';

/** A page and its translation, both locked. */
export interface OpenPair {
  readonly source: { readonly id: string; readonly title: string };
  readonly locked: { readonly page: Page; readonly version: PageVersion };
  readonly pair: TranslatedPair;
  readonly sourceParts: ReadonlyMap<string, ContentPart>;
  readonly targetParts: ReadonlyMap<string, ContentPart>;
}

const byName = (parts: readonly ContentPart[]): ReadonlyMap<string, ContentPart> =>
  new Map(parts.map((part) => [part.name, part]));

/** Locks a page that the actor may view and its translation that they may edit, or says why there is nothing to translate. */
export async function openPair(
  context: CommandContext,
  { id, to }: { readonly id: string; readonly to: string },
): Promise<OpenPair | TakenIn['skipped'][number]> {
  const { app, em, actor } = context;
  const found = await findLocked(context, id);
  if (!found || !can(actor, 'view-page', await pageSubject(em, actor, found.page))) return { id, title: '', reason: 'gone' };
  const { title, type, locale } = found.page;
  const sibling = locale === to ? undefined : (await siblingsIn(em, to, [id])).get(id);
  const locked = sibling === undefined ? undefined : await findLocked(context, sibling);
  if (!locked || locked.page.type !== type) return { id, title, reason: 'untranslated' };
  if (!can(actor, 'edit-page', await pageSubject(em, actor, locked.page))) return { id, title, reason: 'forbidden' };
  const contentOf = async ({ version }: typeof found) =>
    storedContent(app, type, await currentContent({ app, em }, type, version));
  const [source, target] = [await contentOf(found), await contentOf(locked)];
  return {
    source: { id, title },
    locked,
    pair: { type, source, target, siblings: await siblingsIn(em, to, pagesIn(app, type, source)) },
    sourceParts: byName(contentParts(app, type, source)),
    targetParts: byName(contentParts(app, type, target)),
  };
}
