import type { CallOf } from '#server/http/route.ts';
import { LecternError } from '#contract/errors.ts';
import type { previewCalls } from '../../preview.calls.ts';
import { assertUsable } from '#modules/media/server/public.ts';
import { withUpgradedData } from '../edits/version-content.ts';
import type { VersionRow } from '../edits/version-content.ts';
import type { StoredPage } from '../edits/find-stored-page.ts';
import { contentReferences } from '../content/references.ts';
import { resolveBlocks } from '../content/resolve-blocks.ts';
import { validateBeside } from '../content/validate-beside.ts';

type Request = Pick<CallOf<typeof previewCalls.previewParts>, 'app' | 'actor' | 'body'>;

/** Content that was sent along to be drawn, held to what an edit is held to. Refuses as an edit does. */
export async function unsavedContent({ app, actor, body }: Request, { page, version }: StoredPage): Promise<VersionRow> {
  const stored = withUpgradedData(app, page.type, version);
  const pageType = app.pageTypes.get(page.type);
  const { blocks, errors } = await resolveBlocks({
    types: app.blocks,
    blocks: body.blocks,
    blockOrder: undefined,
    stored: stored.blocks,
    allowed: undefined,
    level: 'draft',
  });
  const own =
    body.page && pageType
      ? validateBeside(pageType, {
          level: 'draft',
          values: body.page.typeData,
          stored: stored.typeData,
          prefix: 'page.typeData',
        })
      : { value: stored.typeData };
  const absent = body.draw
    .filter((key) => !Object.hasOwn(blocks, key))
    .map((key) => ({ property: `blocks.${key}`, code: 'V_12' }));
  const all = [...errors, ...(own.errors ?? []), ...absent];
  if (all.length > 0) throw new LecternError(all);
  const content: VersionRow = {
    title: body.page?.title ?? stored.title,
    typeData: own.value as VersionRow['typeData'],
    typeVersion: stored.typeVersion,
    seo: stored.seo,
    blocks,
    blockOrder: [...body.draw],
  };
  const references = contentReferences(app.blocks, pageType, content);
  await assertUsable({ em: app.em(), actor, pageID: page.id, references });
  return content;
}
