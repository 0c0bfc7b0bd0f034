import type { CommandContext } from '#server/kernel/command.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { defineUndo } from '#server/kernel/undo-log.ts';
import { safeHref } from '#contract/url.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import {
  applyToLatest,
  authorizePage,
  lockManyPages,
  lockPageRow,
  rewriteContent,
  rewriteLatest,
} from '#modules/pages/server/public.ts';
import { refuseChanged } from '#modules/undo/server/public.ts';
import type { Replaced, ReplaceInput, Replacing, Wanted } from '../../page-texts.schema.ts';
import { fail } from '../fail.ts';
import { visitHits } from '../find/find-in-content.ts';
import { readMatcher } from '../find/find-in-pages.query.ts';
import type { Matcher } from '../find/matcher.ts';
import { lockKnown, unlessInvalid } from './change-pages.ts';
import type { SkippedPage } from './change-pages.ts';

type ReplacedPage = Replaced['pages'][number];

/** What is needed to take a replacement back. */
interface FormerTexts {
  readonly pages: readonly {
    readonly id: string;
    /** The one that was written. */
    readonly revision: number;
    /** What makes of it what stood before. */
    readonly operations: readonly Operation[];
  }[];
}

/** Refuses what cannot stand in the place of what is wanted. */
async function checkReplacing({ em, actor, authorize }: CommandContext, wanted: Wanted, by: Replacing): Promise<void> {
  if ('text' in by) {
    if (wanted.kind === 'page') fail('missing', 'by');
    if (wanted.kind === 'phone' && !/\d/.test(by.text)) fail('invalid', 'by.text');
    return;
  }
  if (wanted.kind === 'text' || wanted.kind === 'phone') fail('missing', 'by');
  if ('page' in by.to)
    await authorizePage(em, { actor, authorize }, { permission: 'view-page', page: await lockPageRow(em, by.to.page) });
}

interface Replacement {
  readonly matcher: Matcher;
  readonly by: Replacing;
}

interface Done {
  readonly page: ReplacedPage;
  readonly former: FormerTexts['pages'][number];
}

/** Where hits lead that were replaced in a part of their address: nowhere that visitors may not be led. */
const isSafe = ({ matcher, by }: Replacement, hit: Parameters<Parameters<typeof visitHits>[1]>[0]): boolean => {
  if (hit.kind !== 'link') return true;
  const to = matcher.instead(hit.to, by);
  return !('href' in to) || safeHref(to.href) !== undefined;
};

async function replaceInPage(
  context: CommandContext,
  { id, revision, hits }: ReplaceInput['pages'][number],
  replacement: Replacement,
): Promise<Done | SkippedPage> {
  const locked = await lockKnown(context, { id, revision });
  if ('reason' in locked) return locked;
  const { title, type } = locked.page;
  const left = new Set(hits);
  let isValid = true;
  const rewriting = visitHits(replacement.matcher, (hit) => {
    if (!left.has(hit.id) || (hit.kind === 'text' && !hit.isUninterrupted)) return undefined;
    left.delete(hit.id);
    isValid &&= isSafe(replacement, hit);
    return replacement.by;
  });
  let isKnown = true;
  const written = await unlessInvalid(() =>
    rewriteLatest(context, locked, (content) => {
      const after = rewriteContent(context.app, type, content, rewriting);
      isKnown = left.size === 0;
      return isKnown && isValid ? after : content;
    }),
  );
  // The same revision says something else where a plugin that reads it was replaced.
  if (!written) return { id, title, reason: isKnown ? 'invalid' : 'outdated' };
  const { number, inverse } = written;
  context.audit({
    entity: 'page',
    entityID: id,
    changes: { replaced: hits.length, version: number, revision: written.revision },
  });
  context.emit('page.stored', { pageID: id, versionID: written.id });
  return {
    page: { id, title, revision: written.revision, hits: hits.length },
    former: { id, revision: written.revision, operations: inverse },
  };
}

/** What was looked for, as people call the replacement. */
function subjectOf(wanted: Wanted, by: Replacing): string {
  const found = { text: 'text', page: 'pageID', address: 'address', phone: 'number' } as const;
  const from = wanted[found[wanted.kind] as never] as string;
  const to = 'text' in by ? by.text : 'href' in by.to ? by.to.href : by.to.page;
  return `${from} → ${to}`;
}

/** Takes a replacement back, unless a page of it is another by now. */
export const replacementUndo = defineUndo<FormerTexts>({
  permission: 'edit-page',
  async takeBack(context, { pages }) {
    context.authorize('edit-page');
    await lockManyPages(context.em);
    const changed: string[] = [];
    for (const { id, revision, operations } of pages) {
      const locked = await lockKnown(context, { id, revision });
      if ('reason' in locked) {
        if (locked.reason === 'forbidden') fail('forbidden');
        changed.push(locked.title || id);
        continue;
      }
      const written = await applyToLatest(context, locked, operations);
      context.audit({ entity: 'page', entityID: id, changes: { version: written.number, revision: written.revision } });
      context.emit('page.stored', { pageID: id, versionID: written.id });
    }
    if (changed.length > 0) refuseChanged(changed);
  },
});

/** Replaces what was found, in the drafts that the actor may edit and that are as they were when it was found. */
export const replaceTexts = defineCommand<ReplaceInput, Replaced>('page-texts.replace', async (context, input) => {
  const { em, authorize } = context;
  authorize('edit-page');
  const { wanted, by } = input;
  await lockManyPages(em);
  await checkReplacing(context, wanted, by);
  const replacement = { matcher: await readMatcher(em, wanted), by };
  const wantedPages = new Map(input.pages.map((page) => [page.id, page]));
  const results: (Done | SkippedPage)[] = [];
  for (const page of [...wantedPages.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    results.push(await replaceInPage(context, page, replacement));
  const done = results.flatMap((result) => ('page' in result ? [result] : []));
  const undoID =
    done.length > 0
      ? context.undoable({ subject: subjectOf(wanted, by), data: { pages: done.map(({ former }) => former) } })
      : null;
  return {
    pages: done.map(({ page }) => page),
    skipped: results.flatMap((result) => ('reason' in result ? [result] : [])),
    undoID,
  };
});
