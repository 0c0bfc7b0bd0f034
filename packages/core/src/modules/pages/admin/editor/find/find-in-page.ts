import type { EditorDocument } from '../state/editor-document.ts';
import type { Registry } from '../registry/registry.ts';
import { placesIn, replaceIn } from './find-in-text.ts';
import type { Place, Query } from './find-in-text.ts';
import { rewriteDocument } from './rewrite-document.ts';

/** One place of the page where the words stand. */
export interface Hit extends Place {
  /** Of the text: `blocks.k3.items.0.title`. */
  readonly path: string;
}

interface Around {
  readonly registry: Registry;
  /** Of the page. */
  readonly type: string;
}

/** Every place of a page where the words stand, in the order in which a person meets them. */
export function findInPage(around: Around, document: EditorDocument, query: Query): readonly Hit[] {
  const hits: Hit[] = [];
  if (query.words === '') return hits;
  rewriteDocument(around, document, (segment) => {
    for (const place of placesIn(segment, query)) hits.push({ path: segment.path, ...place });
    return segment.text;
  });
  return hits;
}

/** The page with other words at these places. */
export function replaceInPage(around: Around, document: EditorDocument, hits: readonly Hit[], words: string): EditorDocument {
  return rewriteDocument(around, document, (segment) => {
    const places = hits.filter(({ path }) => path === segment.path);
    return places.length === 0 ? segment.text : replaceIn(segment, places, words);
  });
}
