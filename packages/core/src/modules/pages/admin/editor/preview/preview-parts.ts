import type { Client } from '#client/create-client.ts';
import { withNested } from '#modules/pages/edits/place.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import type { PreviewPlan } from './preview-plan.ts';

/** The blocks to draw with those nested in them, as they are sent. */
function sentBlocks({ blocks }: EditorDocument, keys: readonly string[]) {
  const all = new Set(keys.flatMap((key) => withNested(blocks, key)));
  return Object.fromEntries(
    [...all].flatMap((key) => {
      const block = blocks[key];
      if (!block) return [];
      const { type, version, props, anchorPoint, slots } = block;
      return [[key, { type, key, version, props, anchorPoint, ...(slots ? { slots } : {}) }]];
    }),
  );
}

interface Wanted extends Pick<PreviewPlan, 'draw' | 'hasLayout'> {
  readonly versionID: string;
}

/** Has parts of a document drawn that is not stored. */
export function drawParts(client: Pick<Client, 'call'>, document: EditorDocument, { draw, hasLayout, versionID }: Wanted) {
  const { title, typeData, order } = document;
  const [first] = order;
  return client.call(pageCalls.previewParts, {
    params: { id: versionID },
    body: {
      blocks: sentBlocks(document, draw),
      draw,
      ...(first === undefined ? {} : { first }),
      ...(hasLayout ? { page: { title, typeData } } : {}),
    },
  });
}
