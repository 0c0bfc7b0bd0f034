import type { ListedTag, TagChanges } from '../tags.schema.ts';

/** The fields of a tag as they are edited. */
export interface TagDraft {
  readonly term: string;
  readonly isPrivate: boolean;
  /** As it is typed, with commas. */
  readonly synonyms: string;
}

export const draftOf = (tag: ListedTag | undefined): TagDraft => ({
  term: tag?.term ?? '',
  isPrivate: tag?.isPrivate ?? false,
  synonyms: tag?.synonyms.join(', ') ?? '',
});

const namesIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The change that makes a tag of a draft; undefined where nothing is another. */
export function changesOf(tag: ListedTag, draft: TagDraft): TagChanges | undefined {
  const synonyms = namesIn(draft.synonyms);
  const isSame =
    draft.term.trim() === tag.term && draft.isPrivate === tag.isPrivate && synonyms.join('\n') === tag.synonyms.join('\n');
  return isSame ? undefined : { revision: tag.revision, term: draft.term, isPrivate: draft.isPrivate, synonyms };
}
