import type { Statement } from '#server/database/statement.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import { createTurns } from '#server/kernel/turns.ts';
import type { RestrictedFolder } from '#modules/media/server/public.ts';
import { assertReferences } from '../content/assert-references.ts';
import type { CheckedContent } from '../content/check-content.ts';
import { differenceOf } from '../../edits/difference.ts';
import type { PageContent } from '../../edits/page-content.ts';
import { contentOf } from '../edits/version-content.ts';
import type { PageVersion } from '../page/page-version.entity.ts';
import { listedTitle } from '../page/page.entity.ts';
import type { Page } from '../page/page.entity.ts';
import { contentReferences, filesIn, rowsOf } from '../content/references.ts';
import type { ContentReference } from '../content/references.ts';

interface WriteOptions {
  readonly page: Pick<Page, 'id' | 'type'>;
  /** The latest version, with all that was written into it since; undefined where this is the first. */
  readonly former: (Pick<PageVersion, 'id' | 'number' | 'revision' | 'isFrozen'> & { readonly content: PageContent }) | undefined;
  readonly content: CheckedContent;
  /** Ends the sitting with this write, for this reason: the next one begins another version. Default: it goes on. */
  readonly closedAs?: Pick<PageVersion, 'reason'> & Partial<Pick<PageVersion, 'restoredFrom'>>;
  /** The folders that are kept to some roles, where they were asked for before. */
  readonly folders?: readonly RestrictedFolder[] | undefined;
}

export const formerOf = (
  { id, number, revision, isFrozen }: Pick<PageVersion, 'id' | 'number' | 'revision' | 'isFrozen'>,
  content: PageContent,
): NonNullable<WriteOptions['former']> => ({ id, number, revision, isFrozen, content });

/** A version as it was written. */
export type WrittenVersion = Pick<PageVersion, 'id' | 'number' | 'revision'>;

const newVersion = `insert into lectern_page_version (id, page_id, number, revision, content_revision, title, type_data,
    type_version, blocks, block_order, seo, is_frozen, reason, restored_from, created_by, created_at, updated_at)
  values ($1::uuid, $2::uuid, $3::integer, $4::integer, $4, $5::text, $6::jsonb, $7::integer, $8::jsonb, $9::jsonb, $10::jsonb,
    $11::boolean, coalesce($12::text, 'sitting'), $13::uuid, $14::integer, $15::timestamptz, $15)`;

const sameVersion = `update lectern_page_version set number = $3::integer, revision = $4::integer, content_revision = $4,
    title = $5::text, type_data = $6::jsonb, type_version = $7::integer, blocks = $8::jsonb, block_order = $9::jsonb,
    seo = $10::jsonb, is_frozen = $11::boolean, reason = coalesce($12::text, reason),
    restored_from = coalesce($13::uuid, restored_from), updated_at = $15::timestamptz
  where id = $1::uuid`;

/** Both halves of a replacement see the rows as they were, so what stays of a version's files is neither removed nor inserted again. */
const besideVersion = `page as (update lectern_page set title = $16::text, type_data = $6, latest_version_id = $1, updated_at = $15
    where id = $2::uuid),
  former_references as (delete from lectern_reference where owner_kind = 'page-version' and owner_id in ($1::text, $17::text)),
  own_references as (insert into lectern_reference (owner_kind, owner_id, page_id, block_key, kind, target, anchor)
    select 'page-version', $1::text, $2, r.block_key, r.kind, r.target, r.anchor
    from jsonb_to_recordset($18::jsonb) as r(block_key text, kind text, target text, anchor text)),
  former_media as (delete from lectern_version_media where version_id = $1 and file_id <> all($19::uuid[])),
  own_media as (insert into lectern_version_media (version_id, page_id, file_id)
    select $1, $2, file_id from unnest($19) as f (file_id) on conflict do nothing)`;

const author = `insert into lectern_version_author (version_id, page_id, user_id, written_at)
  select $1, $2, $14::integer, $15 where $14::integer is not null
  on conflict (version_id, user_id) do update set written_at = excluded.written_at`;

/** For those who are editing the page meanwhile. */
const edit = `insert into lectern_page_edit (page_id, revision, version_id, client, sequence, operations, user_id, written_at)
  values ($2, $4, $1, $20::uuid, 0, $21::jsonb, $14, $15)`;

/** Where nothing was changed, the version says the same as the one before it, or as the one of which that said so. */
const sameAsFormer = `update lectern_page_version own set same_revision = own.revision,
    same_as = case when former.same_revision = $3::integer then former.same_as else former.id end
  from lectern_page_version former
  where own.id = $1::uuid and former.id = $2::uuid and (former.id <> own.id or former.same_revision = $3)`;

/**
 * The statements that write a version: one with all that goes with it, what the page says of it, what it refers to, who wrote
 * it; and a second one where it says nothing new.
 */
async function writeStatements(
  options: WriteOptions & { readonly references: readonly ContentReference[]; readonly written: WrittenVersion },
  { actor, now }: Pick<CommandContext, 'actor' | 'now'>,
): Promise<readonly Statement[]> {
  const { page, former, content, closedAs, references, written } = options;
  const { title, typeData, typeVersion, blocks, blockOrder, seo } = content;
  const isSame = former?.id === written.id;
  const turn = createTurns();
  const json = [typeData, blocks, blockOrder, seo].map((value) => JSON.stringify(value));
  await turn();
  const values = [
    ...[written.id, page.id, written.number, written.revision, title],
    ...[json[0], typeVersion, json[1], json[2], json[3]],
    ...[
      closedAs !== undefined,
      closedAs?.reason ?? null,
      closedAs?.restoredFrom ?? null,
      userIDOf(actor),
      now,
      listedTitle(title),
    ],
    ...[former?.id ?? written.id, JSON.stringify(rowsOf(references)), filesIn(references)],
  ];
  const version = `with version as (${isSame ? sameVersion : newVersion}), ${besideVersion}`;
  if (!former) return [{ name: 'write_first_version', text: `${version} ${author}`, values }];
  const operations = differenceOf(former.content, contentOf(content));
  await turn();
  const write = {
    name: isSame ? 'write_same_version' : 'write_next_version',
    text: `${version}, author as (${author}) ${edit}`,
    values: [...values, crypto.randomUUID(), JSON.stringify(operations)],
  };
  if (operations.length > 0) return [write];
  return [write, { name: 'write_unchanged', text: sameAsFormer, values: [written.id, former.id, former.revision] }];
}

type Place = Pick<CommandContext, 'app' | 'em' | 'database' | 'actor' | 'now'>;

async function prepareWrite(context: Place, options: WriteOptions) {
  const { app } = context;
  const { page, former, content, folders } = options;
  const references = contentReferences(app.blocks, app.pageTypes.get(page.type), content);
  await assertReferences(context, page, references, folders);
  const isSame = former !== undefined && !former.isFrozen;
  const written = {
    id: isSame ? former.id : crypto.randomUUID(),
    number: (former?.number ?? 0) + (isSame ? 0 : 1),
    revision: (former?.revision ?? 0) + 1,
  };
  return { written, statements: await writeStatements({ ...options, references, written }, context) };
}

/**
 * Writes checked content as the latest version of a page: into the version itself, or into a new one where it
 * was closed. References are written in the same transaction.
 */
export async function writeLatestVersion(context: Place, options: WriteOptions): Promise<WrittenVersion> {
  await context.database.flush();
  const { written, statements } = await prepareWrite(context, options);
  for (const statement of statements) await context.database.query(statement);
  return written;
}

/** As `writeLatestVersion`, with the commit: for whoever reads nothing of it any more. */
export async function writeWithCommit(context: Place, options: WriteOptions): Promise<WrittenVersion> {
  const { written, statements } = await prepareWrite(context, options);
  for (const statement of statements) context.database.later(statement);
  return written;
}
