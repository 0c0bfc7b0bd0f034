import type { Registry } from '../registry/registry.ts';
import type { EditorDocument } from './editor-document.ts';
import { allKeys } from '#modules/pages/edits/place.ts';

/** The first block of a page, nested ones too, that takes words; undefined where none does. */
export const firstToWrite = (
  registry: Pick<Registry, 'blocks'>,
  document: Pick<EditorDocument, 'blocks' | 'order'>,
): string | undefined =>
  allKeys(document).find((key) =>
    Object.values(registry.blocks[document.blocks[key]?.type ?? '']?.fields ?? {}).some(({ text }) => text !== undefined),
  );
