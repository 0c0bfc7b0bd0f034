import { dequal } from 'dequal/lite';
import type { Authorship, EditAuthor } from '#modules/pages/edits/edit-author.ts';
import { lastAuthors } from '#modules/pages/edits/edit-author.ts';
import { fieldPath, valueAt } from '#modules/pages/edits/operation.ts';
import type { Operation } from '#modules/pages/edits/operation.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';

/** A value that was stored from here, and in whose place somebody else then chose theirs. */
export interface Overruled extends Authorship {
  /** Of its field: `blocks.k3.title`. */
  readonly property: string;
  readonly former: unknown;
}

interface Meanwhile {
  /** As it was stored from here, or by others before. */
  readonly before: PageContent;
  readonly after: PageContent;
  readonly theirs: readonly Operation[];
  readonly authors: readonly EditAuthor[];
}

/** What others chose over what was stored from here: of the fields that were written here. A value stays until somebody has seen it. */
export function overruledBy(
  known: readonly Overruled[],
  written: ReadonlySet<string>,
  { before, after, theirs, authors }: Meanwhile,
): readonly Overruled[] {
  const choices = lastAuthors(theirs, authors);
  const found = new Map(known.map((one) => [one.property, one]));
  for (const operation of theirs) {
    if (operation.op !== 'set') continue;
    const property = fieldPath(operation);
    const choice = choices.get(property);
    const former = valueAt(before, operation);
    if (!choice?.isChoice || !written.has(property) || dequal(former, valueAt(after, operation))) continue;
    const { by, at } = choice;
    found.set(property, { property, former: found.get(property)?.former ?? former, by, at });
  }
  return found.size === known.length && known.every((one) => found.get(one.property) === one) ? known : [...found.values()];
}
