import { useAskedTags } from './fields/use-asked-tags.ts';
import { isTagID } from './is-tag-id.ts';

const none: readonly string[] = [];

/** The names of the tags of a value, as one text; undefined for a value that holds no tags. Those that are gone are left out. */
export function useTagWords(value: unknown): string | undefined {
  const ids = Array.isArray(value) && value.length > 0 && value.every(isTagID) ? (value as readonly string[]) : none;
  const { tags } = useAskedTags(ids);
  const terms = ids.flatMap((id) => tags.get(id)?.term ?? []);
  return terms.length > 0 ? [...new Set(terms)].join(', ') : undefined;
}
