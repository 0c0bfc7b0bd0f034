import { defineBlock } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import { fields } from '#contract/fields/fields.ts';
import type { PageBlocks } from '#modules/pages/edits/page-content.ts';
import type { Registry } from '../registry/registry.ts';
import { blocksAttribute, toBase64 } from './written-blocks.ts';

/** Blocks that hold words and pictures, one of version 2, and one that holds others. */
export const registry: Registry = {
  blocks: {
    'test/hero': defineBlock({
      label: 'Hero',
      version: 2,
      upgrade: { 2: ({ heading, ...rest }) => ({ ...rest, title: heading }) },
      fields: { title: fields.text({ label: 'Title' }), intro: fields.textarea({ label: 'Introduction' }) },
    }),
    'test/image': defineBlock({ label: 'Image', version: 1, fields: { image: fields.image({ label: 'Image' }) } }),
    'test/columns': defineBlock({
      label: 'Columns',
      version: 1,
      fields: {},
      slots: { left: { label: 'Left', allow: ['test/hero'] }, right: { label: 'Right', max: 2 } },
    }),
  },
  pageTypes: {},
};

export const block = (type: string, key: string, more: Partial<StoredBlock> = {}): StoredBlock => ({
  type,
  key,
  version: registry.blocks[type]?.version ?? 1,
  props: type === 'test/hero' ? { title: key, intro: '' } : {},
  anchorPoint: '',
  __images: {},
  __files: {},
  ...more,
});

export const pageOf = (order: readonly string[], ...blocks: readonly StoredBlock[]): PageBlocks => ({
  order,
  blocks: Object.fromEntries(blocks.map((entry) => [entry.key, entry])),
});

/** HTML that claims to carry blocks. */
export const forged = (value: unknown): string => forgedText(JSON.stringify(value));
export const forgedText = (json: string): string => `<p>Hello</p><div ${blocksAttribute}="${toBase64(json)}"></div>`;
