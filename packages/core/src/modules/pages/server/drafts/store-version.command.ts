import type { SeoSettings } from '#contract/content.ts';
import type { FieldError } from '#contract/errors.ts';
import { askingLate } from '#server/database/asking.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { LookContext, PrepareContext } from '#server/kernel/command.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { restrictedFolders } from '#modules/media/server/public.ts';
import { checkContent, storedContent, withCurrentMedia } from '../content/check-content.ts';
import type { CheckedContent } from '../content/check-content.ts';
import { areUnchanged } from '../content/media-records.ts';
import type { IncomingBlock } from '../../content.schema.ts';
import { contentOf } from '../edits/version-content.ts';
import { findStoredPage } from '../edits/find-stored-page.ts';
import type { StoredPage } from '../edits/find-stored-page.ts';
import { authorizePage, subjectIn } from '../rights/page.policy.ts';
import { refuseOutdated } from '../page/refuse-outdated.ts';
import { lockStanding } from '../page/standing-page.ts';
import { addedVersions, refuseWithoutRoom } from '../edits/version-room.ts';
import type { AddedVersions } from '../edits/version-room.ts';
import { formerOf, writeWithCommit } from './write-version.ts';

export interface StoreVersionInput {
  readonly id: string;
  /** The revision that this write is based on. */
  readonly revision: number;
  readonly title?: string | undefined;
  readonly typeData?: Readonly<Record<string, unknown>> | undefined;
  readonly blocks?: Readonly<Record<string, IncomingBlock>> | undefined;
  readonly blockOrder?: readonly string[] | undefined;
  readonly seoSettings?: SeoSettings | undefined;
}

export interface StoredVersion {
  readonly pageID: string;
  /** The version to go on with: a new one where the stored one was closed. */
  readonly pageVersionID: string;
  readonly revision: number;
  /** Problems of the stored version that publishing refuses: images that cannot be shown, files that are gone. */
  readonly warnings: readonly FieldError[];
}

interface Prepared {
  readonly page: StoredPage['page'];
  /** What stood there; the transaction sees whether it still does. */
  readonly before: StoredPage['version'];
  readonly content: CheckedContent;
}

async function prepare(context: PrepareContext, input: StoreVersionInput): Promise<() => Promise<Prepared>> {
  const { app } = context;
  const { page, version } = await findStoredPage(app, 'version', input.id);
  const em = askingLate(app);
  await authorizePage(em, context, { permission: 'edit-page', page });
  if (version.id !== input.id || version.revision !== input.revision) return refuseOutdated(app.em(), version);
  const before = storedContent(app, page.type, version);
  const check = {
    app,
    em,
    type: page.type,
    content: {
      title: input.title ?? before.title,
      typeData: input.typeData ?? before.typeData,
      blocks: input.blocks ?? before.blocks,
      blockOrder: input.blockOrder ?? (input.blocks ? undefined : before.blockOrder),
      seo: input.seoSettings ?? before.seo,
    },
    stored: version,
    level: 'draft',
    takesUnknown: context.actor.kind === 'system',
  } as const;
  return async () => ({ page, before: version, content: await checkContent(check) });
}

const beside = `, case when v.is_frozen then ${addedVersions('$2', '$3')} end as added`;

/** Locks the page, and reads with it what this store has to know of the library and of its writer. */
async function look({ database, actor, now }: LookContext, _input: StoreVersionInput, { page, content }: Prepared) {
  const hasMedia = content.rowVersions.size > 0;
  const [standing, isSameMedia, folders] = await Promise.all([
    lockStanding<{ readonly added: AddedVersions | null }>(
      database,
      { by: 'page', id: page.id },
      { name: 'store', columns: beside, values: [userIDOf(actor), now] },
    ),
    areUnchanged(database, content.rowVersions),
    hasMedia ? restrictedFolders(database, actor) : undefined,
  ]);
  return { ...standing, isSameMedia, folders };
}

/** Stores what an editor wrote. What is left out stays as it is. An outdated revision changes nothing (G_03, with who wrote the present one). */
export const storeVersion = defineCommand<StoreVersionInput, StoredVersion, Prepared, Awaited<ReturnType<typeof look>>>(
  'page.store',
  async (context, input, prepared, found) => {
    const { actor, authorize, audit, emit } = context;
    const { page, version, more, isSameMedia, folders } = found;
    authorize('edit-page', await subjectIn(context, page));
    if (version.id !== input.id || version.revision !== input.revision) return refuseOutdated(context.em, version);

    if (more.added) refuseWithoutRoom(more.added);
    const content = isSameMedia
      ? prepared.content
      : await withCurrentMedia(context, { type: page.type, content: prepared.content, level: 'draft' });
    const closedAs = { reason: actor.kind === 'system' ? 'import' : 'stored' } as const;
    // Of the same revision, the content is that which was read before.
    const former = formerOf(version, contentOf(prepared.before));
    const written = await writeWithCommit(context, { page, former, content, closedAs, folders });
    audit({ entity: 'page', entityID: page.id, changes: { version: written.number, revision: written.revision } });
    emit('page.stored', { pageID: page.id, versionID: written.id });
    const { warnings } = content;
    return { pageID: page.id, pageVersionID: written.id, revision: written.revision, warnings };
  },
  { prepare, look },
);
