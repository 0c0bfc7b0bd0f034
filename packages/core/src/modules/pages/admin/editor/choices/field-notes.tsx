import type { ReactElement } from 'react';
import { ConflictNote } from './conflict-note.tsx';
import { OverruledNote } from './overruled-note.tsx';

/** What others did to a field, where somebody here is to know of it. */
export const FieldNotes = ({ property }: { readonly property: string }): ReactElement => (
  <>
    <ConflictNote property={property} />
    <OverruledNote property={property} />
  </>
);
