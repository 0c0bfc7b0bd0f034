import type { Reference } from '#contract/content.ts';
import { publicPath } from '#contract/locale.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { PrepareContext } from '#server/kernel/command.ts';
import { checkContent, storedContent } from '../content/check-content.ts';
import { fail } from '../page/fail.ts';
import { findStoredPage } from '../edits/find-stored-page.ts';
import { newPageConflicts, placeNewPage, writeNewPage } from './new-page.ts';
import type { PlacedPage, PreparedPage } from './new-page.ts';
import type { Page } from '../page/page.entity.ts';
import { authorizePage } from '../rights/page.policy.ts';
import { lockTree } from '../page/page-tree.ts';
import { rewriteContent } from '../content/rewrite-content.ts';
import { freeSlug, isSlugFree } from '../tree/slug-availability.ts';
import { rankAmong, rankOf } from '../tree/rank-among.ts';
import { pagesOfBranch } from '../tree/pages-of-branch.ts';

export interface CopyTreeInput {
  readonly id: string;
  /** Of the copy of the page itself; those below keep theirs. */
  readonly title: string;
  readonly slug: string;
  readonly parentID: string | null;
  /** The page before which the copy is to stand; null for the last place, which is the default. */
  readonly beforeID?: string | null | undefined;
}

export interface CopiedTree {
  readonly pageID: string;
  /** Those above others first. */
  readonly copies: readonly { readonly original: string; readonly copy: string }[];
}

/** Pages that are copied at once. */
const mostPages = 500;

interface Copy {
  readonly original: Page;
  readonly placed: PlacedPage;
}

interface Prepared {
  readonly pages: readonly (PreparedPage & { readonly original: string })[];
}

/** The places of the copies of pages below another that is copied to a place itself. */
async function placeBelow(context: PrepareContext, root: Copy, below: readonly Page[]): Promise<Copy[]> {
  const { app } = context;
  const em = app.orm.em.fork();
  const copies = [root];
  const copyOf = new Map([[root.original.id, root.placed.id]]);
  const promised = new Set([root.placed.slug]);
  const { slug: from } = root.original;
  const follows = (slug: string): boolean => from !== '/' && root.placed.slug !== '/' && slug.startsWith(`${from}/`);
  for (const [index, original] of below.entries()) {
    const { locale, type } = original;
    const wanted = follows(original.slug) ? root.placed.slug + original.slug.slice(from.length) : original.slug;
    const isFree = wanted.length <= 512 && !promised.has(wanted) && (await isSlugFree(app, em, { slug: wanted, locale }));
    const slug = isFree ? wanted : await freeSlug(app, em, { slug: wanted, locale }, promised);
    promised.add(slug);
    const id = crypto.randomUUID();
    copyOf.set(original.id, id);
    const parentID = (original.parentID && copyOf.get(original.parentID)) || root.placed.id;
    const { createdBy } = root.placed;
    copies.push({ original, placed: { id, type, locale, slug, parentID, translationGroup: id, createdBy, rank: rankOf(index) } });
  }
  return copies;
}

/** Where links of a copy lead: to the copies of what is copied along, elsewhere to where they led. */
function targetsOf(context: Pick<PrepareContext, 'app'>, copies: readonly Copy[]) {
  const { settings } = context.app;
  const pathOf = ({ slug, locale }: Pick<Page, 'slug' | 'locale'>): string => publicPath(slug, locale, settings);
  const ids = new Map(copies.map(({ original, placed }) => [original.id, placed.id]));
  const paths = new Map(copies.map(({ original, placed }) => [pathOf(original), pathOf(placed)]));
  return (reference: Reference): Reference | undefined => {
    const id =
      reference.kind === 'page' ? ids.get(reference.id) : reference.kind === 'path' ? paths.get(reference.id) : undefined;
    return id === undefined ? undefined : { ...reference, id };
  };
}

async function prepare(context: PrepareContext, input: CopyTreeInput): Promise<() => Promise<Prepared>> {
  const { app } = context;
  const em = app.orm.em.fork();
  const [page, ...below] = await pagesOfBranch(em, input.id);
  if (!page) return fail('noPage');
  for (const one of [page, ...below]) await authorizePage(em, context, { permission: 'view-page', page: one });
  if (below.length >= mostPages) fail('tooManyPages');
  const { locale, type } = page;
  const placed = await placeNewPage(context, { slug: input.slug, parentID: input.parentID, locale, type });
  const copies = await placeBelow(context, { original: page, placed }, below);
  const reference = targetsOf(context, copies);
  return async () => {
    const pages: (PreparedPage & { readonly original: string })[] = [];
    for (const { original, placed: to } of copies) {
      const { version } = await findStoredPage(app, 'page', original.id);
      const stored = rewriteContent(app, to.type, storedContent(app, to.type, version), { reference });
      const content = original === page ? { ...stored, title: input.title } : stored;
      const check = { app, em: app.orm.em.fork(), type: to.type, content, stored: version, level: 'draft' } as const;
      pages.push({ original: original.id, page: to, content: await checkContent(check) });
    }
    return { pages };
  };
}

/** Copies a page with all below it, as drafts of their own. Links to pages of the whole lead to their copies. */
export const copyTree = defineCommand<CopyTreeInput, CopiedTree, Prepared>(
  'page.copy-tree',
  async (context, { parentID, beforeID = null }, { pages }) => {
    const { em, database } = context;
    await lockTree(em, 'exclusive');
    const [root, ...below] = pages;
    if (!root) return fail('noPage');
    const { id, locale } = root.page;
    const rank = await rankAmong(database, { parentID, locale }, { id, beforeID });
    await writeNewPage(context, { ...root, page: { ...root.page, rank } });
    for (const one of below) await writeNewPage(context, one);
    return { pageID: id, copies: pages.map(({ original, page }) => ({ original, copy: page.id })) };
  },
  { prepare, conflicts: newPageConflicts },
);
