import { useText } from '#admin/messages/use-messages.ts';
import type { FilterToken } from '#admin/ui/list/filter-tokens.tsx';
import { useAskedTags } from './fields/use-asked-tags.ts';
import { isTagID } from './is-tag-id.ts';

/** The id of a tag as it stands in an address; empty for what is none. */
export const tagIn = (value: string | null | undefined): string => (value && isTagID(value) ? value : '');

/** The filter token of a list that is narrowed to a tag; none for an empty id. */
export function useTagToken(id: string, onRemove: () => void): readonly FilterToken[] {
  const t = useText();
  const { tags } = useAskedTags(id ? [id] : []);
  return id ? [{ key: 'tag', label: t('tags.filter', { name: tags.get(id)?.term ?? '…' }), onRemove }] : [];
}
