import { LecternError } from '#contract/errors.ts';
import type { BootRequest } from '#server/server-entry.ts';
import { readDraft } from './read-draft.query.ts';
import type { Draft } from './read-draft.query.ts';

const editorPath = /^\/pages\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;

/**
 * The page of an editor that is opened by its address, as the shell's first data have it. Nothing where it cannot be
 * read: the editor asks then, and says why not.
 */
export async function bootDraft({ app, actor, path }: BootRequest): Promise<Draft | undefined> {
  const [, id] = editorPath.exec(path) ?? [];
  if (id === undefined || actor.kind !== 'user') return undefined;
  try {
    return await readDraft(app, actor, id);
  } catch (error) {
    if (!(error instanceof LecternError)) app.log.warn({ err: error }, 'a page could not be read for its editor');
    return undefined;
  }
}
