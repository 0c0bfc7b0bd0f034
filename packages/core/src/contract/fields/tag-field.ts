import { mostTags } from '../most-tags.ts';
import { tagIDs } from '../tag-ids.ts';
import { editorOf } from './field.ts';
import type { Field, FieldOptions } from './field.ts';
import { rewriteEach, targetOf } from './rewriting.ts';
import type { Rewriting } from './rewriting.ts';

/** The id of a tag, or of the one that a rewriting puts in its place. */
function rewriteTag(id: string, rewriting: Rewriting): string {
  const target = targetOf({ kind: 'tag', id }, rewriting);
  if (target && target.kind !== 'tag') throw new TypeError(`A tag cannot become a ${target.kind}.`);
  return target?.id ?? id;
}

/** The field that holds tags of the site. */
export const tagField = {
  /** Tags of the site by their ids, in the order in which they were chosen; 30 at most. Views read them with `site.tags(ids)`. */
  tags(options: FieldOptions & { max?: number }): Field<readonly string[]> {
    const max = Math.min(options.max ?? mostTags, mostTags);
    const published = tagIDs.max(max, 'V_14').default([]);
    return {
      schema: options.required ? published.refine((ids) => ids.length > 0, 'V_01') : published,
      draft: tagIDs.default([]),
      initial: [],
      editor: editorOf('tags', options, { max }),
      references: (ids) => ids.map((id) => ({ kind: 'tag', id })),
      rewrite: (ids, rewriting) => rewriteEach(ids, (id) => rewriteTag(id, rewriting)),
      isVerbatim: true,
    };
  },
};
