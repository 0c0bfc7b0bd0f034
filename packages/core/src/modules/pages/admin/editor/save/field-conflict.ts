import type { Failure } from '#client/result.ts';
import type { Authorship } from '#modules/pages/edits/edit-author.ts';
import type { EditConflict } from '#modules/pages/edits/merge-operations.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { takeTheirs } from '#modules/pages/edits/rebase.ts';
import { otherSaveOf } from './other-save.ts';

/**
 * Something that was changed here and by others, of which somebody here has to choose one: `blocks.k3.title`; `blocks.k3` for
 * the block itself. Both values are those of this moment: one stands in the document, the other is what the server has.
 */
export interface FieldConflict extends Partial<Authorship> {
  readonly property: string;
}

/** Who changed what a conflict names, as far as that is known. */
export type AuthorOf = (property: string) => Authorship | undefined;

export const nobodyKnown: AuthorOf = () => undefined;

const conflictsIn = ({ data }: Pick<Failure, 'data'>): readonly (EditConflict & Partial<Authorship>)[] =>
  Array.isArray(data?.['conflicts']) ? (data['conflicts'] as (EditConflict & Partial<Authorship>)[]) : [];

/** What both changed, of the refusal of an edit (G_03). */
export const conflictsOf = (failure: Failure): readonly FieldConflict[] =>
  conflictsIn(failure).map(({ property, by, at }) => ({ property, ...(by !== undefined && at !== undefined ? { by, at } : {}) }));

/** Who did what an edit was refused for (G_03): each thing for itself, else who wrote last. */
export function authorsIn(failure: Failure): AuthorOf {
  const named = new Map(
    conflictsIn(failure).flatMap(({ property, by, at }) =>
      by === undefined || at === undefined ? [] : [[property, { by, at }] as const],
    ),
  );
  const { at, by } = otherSaveOf(failure);
  const last = at && { by: by ?? null, at: at.toISOString() };
  return (property) => named.get(property) ?? last;
}

/** What of a page others have in another way where nobody here has chosen yet, as they have it. */
export const withTheirs = <Content extends PageContent>(
  present: Content,
  saved: PageContent,
  conflicts: readonly FieldConflict[],
): PageContent | Content =>
  conflicts.length === 0
    ? present
    : takeTheirs(
        present,
        saved,
        conflicts.map(({ property }) => property),
      );

/** A block that others took away is one thing, whatever was written in it. */
function thingOf(property: string, saved: PageContent): string {
  const [part, key = ''] = property.split('.');
  return part === 'blocks' && !Object.hasOwn(saved.blocks, key) ? `blocks.${key}` : property;
}

/**
 * What there is to choose, with what was found now. What is alike again is nothing to choose any more. `saved`: what the server
 * has.
 */
export function openConflicts(
  former: readonly FieldConflict[],
  found: readonly FieldConflict[],
  { present, saved, authorOf }: { readonly present: PageContent; readonly saved: PageContent; readonly authorOf: AuthorOf },
): readonly FieldConflict[] {
  const all = new Map<string, FieldConflict>();
  for (const conflict of [...former, ...found]) {
    const property = thingOf(conflict.property, saved);
    all.set(property, { ...all.get(property), ...conflict, ...authorOf(conflict.property), property });
  }
  const open = [...all.values()].filter(({ property }) => takeTheirs(present, saved, [property]) !== present);
  const isSame =
    open.length === former.length &&
    open.every((one, index) => one.at === former[index]?.at && one.property === former[index]?.property);
  return isSame ? former : open;
}
