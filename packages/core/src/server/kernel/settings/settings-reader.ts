import type { SettingsOf, SettingsOwner } from '#contract/settings.ts';
import type { Tag } from '../page-reader.ts';
import { defineServiceKey } from '../service.ts';
import type { SettingValues } from './held-values.ts';

/** Reads the settings of whoever's manifest is given, typed by it. `tag` gets what the answer depends on. */
export type ReadSettings = <M extends SettingsOwner>(manifest: M, tag?: Tag) => Promise<SettingsOf<M>>;

/** Values by the id of their owner. */
export type AllValues = Readonly<Record<string, SettingValues>>;

/** The port that reads settings, from memory but for the first time after each change. */
export interface SettingsReader {
  readonly read: ReadSettings;
  /** The values of an owner by its id, which has settings. They depend on `cacheTags.settings(owner)`. */
  valuesOf(owner: string): Promise<SettingValues>;
  /** The values of every owner: the same object until any of them change. */
  allValues(): Promise<AllValues>;
}

export const settingsReader = defineServiceKey<SettingsReader>('kernel/settings-reader');
