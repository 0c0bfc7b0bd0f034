import { LecternError } from '#contract/errors.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { SourceChanges } from '../../translations.calls.ts';
import { presentChanges } from '../compare.ts';
import { confirmed, own, wordChanges } from '../state/translated-block.ts';
import type { TranslatedBlocks } from '../state/translated-block.ts';
import type { PageSide } from '../page-side.ts';
import { openTranslation } from './open-translation.ts';

interface ConfirmTranslatedInput {
  readonly id: string;
  /** Of blocks of the source, or of the translation. Default: all that are behind. */
  readonly blockKeys?: readonly string[] | undefined;
}

interface Named {
  readonly source: PageSide;
  readonly blocks: TranslatedBlocks;
}

/** The keys in the source of blocks that are named by theirs in either page. Refuses (V_12) what is in neither. */
function keysInSource({ source, blocks }: Named, named: readonly string[]): string[] {
  const bySource = new Map(Object.entries(blocks).flatMap(([key, { key: ownKey }]) => (ownKey === null ? [] : [[ownKey, key]])));
  const keys = named.map((key) => (source.words.has(key) || own(blocks, key) ? key : bySource.get(key)));
  const wrong = keys.flatMap((key, index) => (key === undefined ? [{ property: `blockKeys.${index}`, code: 'V_12' }] : []));
  if (wrong.length > 0) throw new LecternError(wrong);
  return keys.filter((key) => key !== undefined);
}

/** Says of blocks of a translation that they are up to date with the source as it is. */
export const confirmTranslated = defineCommand<ConfirmTranslatedInput, SourceChanges>(
  'page.confirm-translated',
  async (context, { id, blockKeys }) => {
    const { app, audit } = context;
    const { source, target, blocks, save } = await openTranslation(context, id);
    const sides = { source: source.words, target: target.words };
    const behind = wordChanges(blocks, sides).map(({ blockKey }) => blockKey);
    const keys = blockKeys ? keysInSource({ source, blocks }, blockKeys) : behind;
    const next = confirmed(blocks, sides, keys);
    await save(next);
    const settled = keys.filter((key) => behind.includes(key));
    if (settled.length > 0) audit({ entity: 'page', entityID: id, changes: { upToDate: settled.length } });
    return presentChanges(app, { source, target, blocks: next });
  },
);
