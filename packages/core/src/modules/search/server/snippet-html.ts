import { escapeHtml } from '#site/render/escape.ts';
import type { SnippetPart } from '#server/kernel/search-engine.ts';

/** A snippet as HTML: escaped text, with `mark` around what was looked for, and nothing else. */
export const snippetHtml = (parts: readonly SnippetPart[]): string =>
  parts.map(({ text, isMark }) => (isMark ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');
