import type { Failure } from '../../../../../client/result.ts';

/** What is known of the save that came in between. */
export interface OtherSave {
  readonly at?: Date;
  /** Whoever saved; left out where that account is gone. */
  readonly by?: { readonly id: number; readonly name: string };
}

/** What the refusal of an outdated revision (G_03) says of the save before it. */
export function otherSaveOf({ errors }: Pick<Failure, 'errors'>): OtherSave {
  const { savedAt, savedBy, savedByID } = errors.find(({ code }) => code === 'G_03')?.params ?? {};
  const at = new Date(savedAt ?? Number.NaN);
  return {
    ...(Number.isNaN(at.getTime()) ? {} : { at }),
    ...(typeof savedByID === 'number' && typeof savedBy === 'string' ? { by: { id: savedByID, name: savedBy } } : {}),
  };
}
