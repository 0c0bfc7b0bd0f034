import type { Failure } from '#client/result.ts';

/** The save that came in between, as far as it is known. */
export interface OtherSave {
  readonly at?: Date;
  /** The user who saved; left out where that account is gone. */
  readonly by?: { readonly id: number; readonly name: string };
}

/** The save before this one, of the refusal of an outdated revision (G_03). */
export function otherSaveOf({ errors }: Pick<Failure, 'errors'>): OtherSave {
  const { savedAt, savedBy, savedByID } = errors.find(({ code }) => code === 'G_03')?.params ?? {};
  const at = new Date(savedAt ?? Number.NaN);
  return {
    ...(Number.isNaN(at.getTime()) ? {} : { at }),
    ...(typeof savedByID === 'number' && typeof savedBy === 'string' ? { by: { id: savedByID, name: savedBy } } : {}),
  };
}
