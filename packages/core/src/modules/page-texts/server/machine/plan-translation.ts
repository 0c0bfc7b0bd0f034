import { slugPrefixOf } from '#contract/page-type.ts';
import { proposedSlug } from '#contract/propose-slug.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import { pageSubject } from '#modules/pages/server/public.ts';
import type { TranslateInput } from '../../machine.schema.ts';
import { fail } from '../fail.ts';
import { hashOf } from '../translate/content-parts.ts';
import type { ContentPart } from '../translate/content-parts.ts';
import { siblingsIn } from '../translate/put-texts.ts';
import { readPage } from '../translate/read-page.ts';
import type { ReadPage } from '../translate/read-page.ts';
import { translatedFrom } from './machine-texts.ts';
import { wantedParts } from './wanted-parts.ts';

/** What is to be translated of a page, as both stood when a translator was asked. */
export interface TranslationPlan {
  readonly source: ReadPage;
  /** The translation; undefined where there is none yet. */
  readonly target: ReadPage | undefined;
  readonly parts: readonly ContentPart[];
  /** What the translation says, by the names of its parts. */
  readonly targetHashes: ReadonlyMap<string, string>;
}

/** Refuses (UM_01) for who may not make the translation, or not write into it. */
async function authorizeNew(app: Lectern, actor: Actor, { id, type, translationGroup, parentID }: ReadPage, to: string) {
  const createdBy = userIDOf(actor);
  const subject = await pageSubject(app.em(), actor, { id, type, translationGroup, parentID, locale: to, createdBy });
  if (!can(actor, 'create-page', subject) || !can(actor, 'edit-page', subject)) fail('forbidden');
}

/** Reads what is to be translated. PM_01 and UM_01 for pages that the actor may not view, or a translation that is not theirs. */
export async function planTranslation(
  app: Lectern,
  actor: Actor,
  { pageID, to, only }: TranslateInput,
): Promise<TranslationPlan> {
  const source = await readPage(app, actor, pageID);
  if (!app.settings.availableLocales.includes(to) || source.locale === to) fail('invalid', 'to');
  const em = app.em();
  const targetID = (await siblingsIn(em, to, [pageID])).get(pageID);
  if (targetID === undefined) {
    await authorizeNew(app, actor, source, to);
    return { source, target: undefined, parts: source.parts, targetHashes: new Map() };
  }
  const target = await readPage(app, actor, targetID);
  if (!can(actor, 'edit-page', await pageSubject(em, actor, target))) fail('forbidden');
  return {
    source,
    target,
    parts: wantedParts(source.parts, { parts: target.parts, sources: await translatedFrom(em, targetID) }, only),
    targetHashes: new Map(target.parts.map((part) => [part.name, hashOf(part)])),
  };
}

/** The address of a new translation: the one that all share, or one that its title proposes, where pages of its type lie. */
export async function newSlug(
  app: Lectern,
  source: ReadPage,
  { title, locale }: { readonly title: string; readonly locale: string },
) {
  const { rows } = await app.pool.query<{ slug: string }>('select slug from lectern_page where id = $1', [source.id]);
  const former = rows[0]?.slug ?? '/';
  if (!app.settings.customSlugLocales.includes(locale)) return former;
  return proposedSlug({ title, locale, prefix: slugPrefixOf(app.pageTypes.get(source.type)) }) ?? former;
}
