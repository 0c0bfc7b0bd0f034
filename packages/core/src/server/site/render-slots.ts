import { createElement } from 'react';
import type { ReactNode } from 'react';
import { eachInTurn } from '../kernel/turns.ts';
import type { Part } from './page-parts.ts';
import type { BlockView } from './page-view.ts';

/** The nested blocks of a block, by slot, as its view places them. */
export interface RenderedSlots extends Pick<Part, 'tags' | 'hasIsland' | 'isComplete'> {
  readonly slots: Readonly<Record<string, ReactNode>>;
}

/** Renders what stands in the slots of a block. `render` draws the block under a key. */
export async function renderSlots(block: BlockView, render: (key: string) => Promise<Part>): Promise<RenderedSlots> {
  const slots: Record<string, ReactNode> = {};
  const all: Part[] = [];
  for (const [name, keys] of Object.entries(block.slots ?? {})) {
    const parts = await eachInTurn(keys, render);
    all.push(...parts);
    const html = parts.map((part) => part.html).join('');
    slots[name] = createElement('div', { className: `slot slot-${name}`, dangerouslySetInnerHTML: { __html: html } });
  }
  return {
    slots,
    tags: all.flatMap((part) => part.tags),
    hasIsland: all.some((part) => part.hasIsland),
    isComplete: all.every((part) => part.isComplete),
  };
}
