import type { ReactNode } from 'react';
import type { ChangeKind } from '#contract/preview-messages.ts';

/** A version that is drawn. */
export interface DrawnVersion {
  readonly versionID: string;
  readonly locale: string;
  /** What people call it: `Version 3`, `On the site`. */
  readonly label: string;
}

/** A block that differs between two versions. */
export interface DrawnChange {
  readonly key: string;
  readonly kind: ChangeKind;
  readonly name: string;
  /** Labels of the fields that differ. */
  readonly fields: readonly string[];
  /** What differs, in words. */
  readonly detail: ReactNode;
}

/** Signs before the words for what became of a block: nobody needs to tell colours apart. */
export const changeSigns: Readonly<Record<ChangeKind, string>> = {
  added: '+',
  removed: '−',
  changed: '~',
  moved: '↕',
  movedChanged: '↕~',
};
