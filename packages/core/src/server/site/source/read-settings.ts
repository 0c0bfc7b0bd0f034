import { referencesOf } from '#contract/fields/field-set.ts';
import { cacheTags } from '../../kernel/invalidations.ts';
import type { Lectern } from '../../kernel/lectern.ts';
import type { SettingValues } from '../../kernel/settings/held-values.ts';
import { settingsReader } from '../../kernel/settings/settings-reader.ts';
import type { AllValues } from '../../kernel/settings/settings-reader.ts';
import type { SettingsView } from '../page-view.ts';
import { idsOf } from './block-view.ts';

type Parts = Pick<Lectern, 'ownedSettings' | 'service'>;

/** What follows from values alone; the reader hands out the same object until they change. */
const views = new WeakMap<SettingValues, SettingsView>();

function viewOf(app: Parts, owner: string, value: SettingValues): SettingsView {
  const known = views.get(value);
  if (known) return known;
  const references = referencesOf(app.ownedSettings.get(owner)?.fields ?? {}, value);
  const pages = [...new Set(idsOf(references, 'page'))];
  const tagIDs = idsOf(references, 'tag');
  const view = { value, pages, tagIDs, tags: [cacheTags.settings(owner), ...pages.map(cacheTags.link)] };
  views.set(value, view);
  return view;
}

type SettingsViews = Readonly<Record<string, SettingsView>>;

const together = new WeakMap<AllValues, SettingsViews>();

/** The settings of every owner, by its id: which of them a page reads is known when it is drawn. */
export async function readSettings(app: Parts): Promise<SettingsViews> {
  const values = await app.service(settingsReader).allValues();
  const known = together.get(values);
  if (known) return known;
  const made = Object.fromEntries(Object.entries(values).map(([owner, value]) => [owner, viewOf(app, owner, value)]));
  together.set(values, made);
  return made;
}
