import type { Fields, ValuesOf } from './fields/field.ts';

/** A manifest of a module or plugin as far as its settings go. */
export interface SettingsOwner {
  readonly id: string;
  readonly settings?: Fields;
}

/** The values of an owner's settings, each of them there: what nobody set has the field's initial value. */
export type SettingsOf<M extends SettingsOwner> = M extends { readonly settings: infer F extends Fields }
  ? ValuesOf<F>
  : Record<never, never>;
