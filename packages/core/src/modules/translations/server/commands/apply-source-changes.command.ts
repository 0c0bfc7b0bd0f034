import { LecternError } from '#contract/errors.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { comparableContent, PageVersion, rewriteLatest } from '#modules/pages/server/public.ts';
import type { IncomingContent } from '#modules/pages/server/public.ts';
import type { SourceChanges, StructureChange } from '../../translations.calls.ts';
import { compareSides, presentChanges } from '../compare.ts';
import { fail } from '../fail.ts';
import { sideOf } from '../page-side.ts';
import type { PageSide } from '../page-side.ts';
import { noWords } from '../state/block-words.ts';
import { pairOf, withChanges } from '../state/structure.ts';
import type { Pair } from '../state/structure.ts';
import { gone, untranslated } from '../state/translated-block.ts';
import type { TranslatedBlock, TranslatedBlocks } from '../state/translated-block.ts';
import { openTranslation } from './open-translation.ts';
import type { OpenTranslation } from './open-translation.ts';

interface ApplySourceChangesInput {
  readonly id: string;
  readonly revision: number;
  readonly changes: readonly StructureChange[];
}

interface AppliedSourceChanges {
  readonly pageVersionID: string;
  readonly revision: number;
  readonly data: SourceChanges;
}

/** Refuses (V_12) what is not to be done, or not any more. */
function refuseOthers(
  app: Parameters<typeof compareSides>[0],
  opened: OpenTranslation,
  changes: readonly StructureChange[],
): void {
  const offered = new Set(compareSides(app, opened).map(({ kind, blockKey }) => `${kind} ${blockKey}`));
  const errors = changes.flatMap(({ kind, blockKey }, index) =>
    offered.has(`${kind} ${blockKey}`) ? [] : [{ property: `changes.${index}`, code: 'V_12' }],
  );
  if (errors.length > 0) throw new LecternError(errors);
}

/** What is known once blocks were put in: they say what the source does, which nobody has translated yet. */
function withInserted(blocks: TranslatedBlocks, { source, target }: Record<'source' | 'target', PageSide>, keys: Pair['keys']) {
  const inserted = [...keys].flatMap(([key, ownKey]): [string, TranslatedBlock][] => {
    if (blocks[key]?.key === ownKey) return [];
    const [words, text] = [source.words.get(key) ?? gone, target.words.get(ownKey) ?? gone];
    return [[key, { key: ownKey, of: words === noWords ? words : untranslated, seen: words, text, former: [] }]];
  });
  return { ...blocks, ...Object.fromEntries(inserted) };
}

/** Does in a translation what was done with blocks of its source. */
export const applySourceChanges = defineCommand<ApplySourceChangesInput, AppliedSourceChanges>(
  'page.apply-source-changes',
  async (context, { id, revision, changes }) => {
    const { app, em, audit, emit } = context;
    const opened = await openTranslation(context, id);
    const { locked, source, target, blocks, save } = opened;
    if (revision !== target.revision) fail('outdated');
    refuseOthers(app, opened, changes);
    const { target: content, keys } = withChanges(pairOf(source.content, target.content, blocks), changes);
    const written = await rewriteLatest(context, locked, (before) => ({
      ...before,
      blocks: content.blocks as unknown as IncomingContent['blocks'],
      blockOrder: content.order,
    }));
    const versionID = written?.id ?? locked.version.id;
    const version = await em.findOneOrFail(PageVersion, { id: versionID }, { refresh: true });
    const after = sideOf({ app }, locked.page, version.revision, comparableContent(app, locked.page.type, version));
    const next = withInserted(blocks, { source, target: after }, keys);
    await save(next, after);
    const number = (kind: StructureChange['kind']): number => changes.filter((change) => change.kind === kind).length;
    const done = { came: number('came'), went: number('went'), moved: number('moved') };
    audit({ entity: 'page', entityID: id, changes: { ...done, version: version.number, revision: version.revision } });
    if (written) emit('page.stored', { pageID: id, versionID });
    const data = presentChanges(app, { source, target: after, blocks: next });
    return { pageVersionID: versionID, revision: version.revision, data };
  },
);
