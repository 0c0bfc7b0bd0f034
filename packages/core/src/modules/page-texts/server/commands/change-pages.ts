import { LecternError } from '#contract/errors.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { can } from '#server/kernel/policy.ts';
import { lockPage, pageSubject } from '#modules/pages/server/public.ts';
import type { Page, PageVersion } from '#modules/pages/server/public.ts';
import type { Replaced } from '../../page-texts.schema.ts';

/** A page that stays as it is, and why. */
export type SkippedPage = Replaced['skipped'][number];

interface LockedPage {
  readonly page: Page;
  readonly version: PageVersion;
}

const isGone = (error: unknown): boolean => error instanceof LecternError && error.errors.some(({ code }) => code === 'PM_01');

/** A page with its latest version, locked; undefined where it is not there. */
export async function findLocked(context: CommandContext, id: string): Promise<LockedPage | undefined> {
  try {
    return await lockPage(context.em, id);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/**
 * Locks a page that the actor may edit, at the revision that they know. Otherwise says why it is left as it is; of a page
 * that they may not view, nothing but that it is not there.
 */
export async function lockKnown(
  context: CommandContext,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<LockedPage | SkippedPage> {
  const locked = await findLocked(context, id);
  if (!locked) return { id, title: '', reason: 'gone' };
  const subject = await pageSubject(context.em, context.actor, locked.page);
  if (!can(context.actor, 'view-page', subject)) return { id, title: '', reason: 'gone' };
  const { title } = locked.page;
  if (!can(context.actor, 'edit-page', subject)) return { id, title, reason: 'forbidden' };
  return locked.version.revision === revision ? locked : { id, title, reason: 'outdated' };
}

/** What a function answers, or undefined where the page would not be valid. Everything that is written is written last. */
export async function unlessInvalid<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LecternError) return undefined;
    throw error;
  }
}
