import type { CommandContext } from '#server/kernel/command.ts';
import type { IncomingBlock } from '../../content.schema.ts';
import { applyOperations } from '../../edits/apply-operations.ts';
import { differenceOf } from '../../edits/difference.ts';
import type { Operation } from '../../edits/operation.ts';
import { checkContent, storedContent } from '../content/check-content.ts';
import type { CheckedContent, IncomingContent } from '../content/check-content.ts';
import { foldEdits } from '../edits/fold-edits.ts';
import { comparableContent, contentOf } from '../edits/version-content.ts';
import type { PageVersion } from '../page/page-version.entity.ts';
import type { Page } from '../page/page.entity.ts';
import { noteSameAsLive } from './note-same-as-live.ts';
import { formerOf, writeLatestVersion } from './write-version.ts';
import type { WrittenVersion } from './write-version.ts';

/** A page with its latest version, locked. */
interface LockedPage {
  readonly page: Page;
  readonly version: PageVersion;
}

interface RewrittenPage extends WrittenVersion {
  /** The operations that make what stood before of what was written. */
  readonly inverse: readonly Operation[];
}

async function write(
  context: CommandContext,
  { page, version }: LockedPage,
  content: IncomingContent,
): Promise<WrittenVersion & { readonly content: CheckedContent }> {
  const { app, em } = context;
  const checked = await checkContent({ app, em, type: page.type, content, stored: version, level: 'draft' });
  const written = await writeLatestVersion(context, { page, former: formerOf(version, contentOf(version)), content: checked });
  await noteSameAsLive(context, page, { ...written, content: checked });
  return { ...written, content: checked };
}

/**
 * Writes what a function makes of the latest version of a page as that version's content. Undefined, and nothing written,
 * where it gives back what it was given. The caller has locked the page, asked the policy, and writes the audit entry.
 */
export async function rewriteLatest(
  context: CommandContext,
  locked: LockedPage,
  rewrite: (content: IncomingContent) => IncomingContent,
): Promise<RewrittenPage | undefined> {
  const { app, em } = context;
  const { page, version } = locked;
  await foldEdits({ app, em }, page.type, version);
  const before = storedContent(app, page.type, version);
  const after = rewrite(before);
  if (after === before) return undefined;
  const former = comparableContent(app, page.type, version);
  const { content, ...written } = await write(context, locked, after);
  return { ...written, inverse: differenceOf(comparableContent(app, page.type, content), former) };
}

/** Writes operations into the latest version of a page. As `rewriteLatest`. */
export async function applyToLatest(
  context: CommandContext,
  locked: LockedPage,
  operations: readonly Operation[],
): Promise<WrittenVersion> {
  const { app, em } = context;
  const { page, version } = locked;
  await foldEdits({ app, em }, page.type, version);
  const { title, typeData, order, seo, ...after } = applyOperations(comparableContent(app, page.type, version), operations);
  const blocks = after.blocks as unknown as Record<string, IncomingBlock>;
  const { content: _content, ...written } = await write(context, locked, { title, typeData, blocks, blockOrder: order, seo });
  return written;
}
