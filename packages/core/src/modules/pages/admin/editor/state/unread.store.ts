import { createStore } from '#admin/ui/store/create-store.ts';
import type { WritableStore } from '#admin/ui/store/create-store.ts';
import type { EditorDocument } from './editor-document.ts';

/** What a machine wrote in the page and nobody has read. */
export interface Unread {
  /** What each part said when that was told, by the names of the parts: `title`, `seoSettings`, `blocks.k3`. */
  readonly parts: ReadonlyMap<string, unknown>;
  /** Said of each, in the outline and above its fields, and how somebody says that it is right. */
  readonly words: { readonly mark: string; readonly note: string; readonly right: string };
  /** True once it is noted. Undefined for who may only read. */
  readonly approve: ((part: string) => Promise<boolean>) | undefined;
}

export type UnreadStore = WritableStore<Unread>;

export const createUnread = (): UnreadStore =>
  createStore<Unread>({ parts: new Map(), words: { mark: '', note: '', right: '' }, approve: undefined });

/** What a part of the page says. */
export function saidBy({ title, typeData, seo, blocks }: EditorDocument, part: string): unknown {
  if (part === 'title') return title;
  if (part === 'typeData') return typeData;
  if (part === 'seoSettings') return [seo.seoTitle, seo.seoDescription, ...seo.seoKeywords];
  return blocks[part.replace(/^blocks\./, '')]?.props;
}

/** Whether a part still says what a machine wrote there. */
export function isUnread({ parts }: Unread, document: EditorDocument, part: string): boolean {
  if (!parts.has(part)) return false;
  const [told, now] = [parts.get(part), saidBy(document, part)];
  return told === now || JSON.stringify(told) === JSON.stringify(now);
}
