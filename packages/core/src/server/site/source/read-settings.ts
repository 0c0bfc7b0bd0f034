import { referencesOf } from '../../../contract/fields/field-set.ts';
import { cacheTags } from '../../kernel/invalidations.ts';
import type { Lectern } from '../../kernel/lectern.ts';
import type { SettingValues } from '../../kernel/settings/held-values.ts';
import { settingsReader } from '../../kernel/settings/settings-reader.ts';
import type { SettingsView } from '../page-view.ts';

type Parts = Pick<Lectern, 'ownedSettings' | 'service'>;

/** What follows from values alone; the reader hands out the same object until they change. */
const views = new WeakMap<SettingValues, SettingsView>();

function viewOf(app: Parts, owner: string, value: SettingValues): SettingsView {
  const known = views.get(value);
  if (known) return known;
  const references = referencesOf(app.ownedSettings.get(owner)?.fields ?? {}, value);
  const pages = [...new Set(references.flatMap(({ kind, id }) => (kind === 'page' ? [id] : [])))];
  const view = { value, pages, tags: [cacheTags.settings(owner), ...pages.map(cacheTags.link)] };
  views.set(value, view);
  return view;
}

/** The settings of every owner, by its id: which of them a page reads is known when it is drawn. */
export async function readSettings(app: Parts): Promise<Record<string, SettingsView>> {
  const owners = [...app.ownedSettings.entries()].map(([owner]) => owner);
  const read = async (owner: string) => [owner, viewOf(app, owner, await app.service(settingsReader).valuesOf(owner))] as const;
  return Object.fromEntries(await Promise.all(owners.map(read)));
}
