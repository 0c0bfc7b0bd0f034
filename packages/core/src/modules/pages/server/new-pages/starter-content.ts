import { newBlockKey } from '#contract/block-key.ts';
import { beginningOf } from '#contract/fields/beginning-of.ts';
import { editorsOf } from '#contract/fields/field-set.ts';
import { dayIn } from '#contract/time-zone.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { IncomingBlock } from '../../content.schema.ts';

interface StarterContent {
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly blocks: Readonly<Record<string, IncomingBlock>>;
}

/** The own data and the blocks that a new page of a type begins with today. */
export function starterContent(app: Pick<Lectern, 'blocks' | 'pageTypes' | 'settings' | 'now'>, type: string): StarterContent {
  const { fields = {}, start = [] } = app.pageTypes.get(type) ?? {};
  const today = dayIn(app.settings.timeZone, app.now());
  const blocks: Record<string, IncomingBlock> = {};
  for (const starter of start) {
    const begun = beginningOf(editorsOf(app.blocks.get(starter.type)?.fields ?? {}), today);
    blocks[newBlockKey(blocks)] = { type: starter.type, props: { ...begun, ...starter.props }, anchorPoint: '' };
  }
  return { typeData: beginningOf(editorsOf(fields), today), blocks };
}
