import type { ReactElement } from 'react';
import { ConflictBar } from './conflict-bar.tsx';
import { OverruledBar } from './overruled-bar.tsx';

/** What others did to a field, where somebody here is to know of it. */
export const FieldNotes = ({ property }: { readonly property: string }): ReactElement => (
  <>
    <ConflictBar property={property} />
    <OverruledBar property={property} />
  </>
);
