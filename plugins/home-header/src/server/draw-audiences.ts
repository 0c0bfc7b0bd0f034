import { createHash } from 'node:crypto';
import type { PropsOf } from '@lectern/core';
import type { hero } from '../blocks/hero/hero.block.ts';
import type { HeroData } from '../blocks/hero/hero-data.types.ts';
import type { HomeHeaderOptions } from '../options.ts';

type Audiences = PropsOf<typeof hero>['audiences'];

/** Draws the audiences of a block, each as its place asks for. */
export function drawAudiences(audiences: Audiences, { drawings, definitions }: HomeHeaderOptions): HeroData {
  // From the content, so that the same block is the same bytes every time.
  const digest = createHash('sha256').update(JSON.stringify(audiences)).digest('hex');
  const id = `home-header-${digest.slice(0, 8)}`;
  const drawn = audiences.map(({ kind }, index) => {
    const found = drawings.find(({ name }) => name === kind);
    return found ? { kind, drawing: found.draw({ id, place: index + 1 }) } : null;
  });
  return { definitions: drawn.some((one) => one !== null) ? definitions(id) : '', audiences: drawn };
}
