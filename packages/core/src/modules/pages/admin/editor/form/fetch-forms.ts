import { editorsOf } from '#contract/fields/field-set.ts';
import type { FieldEditor, Fields } from '#contract/fields/field.ts';
import { loadEntry } from '#admin/shell/plugins.ts';
import type { AdminPlugins } from '#admin/shell/plugins.ts';
import { laterFields } from './later-fields.tsx';

/** The controls in these fields: those of core, and `plugin-id/name`. */
const controlsIn = (editors: Readonly<Record<string, FieldEditor>>): string[] =>
  Object.values(editors).flatMap(({ control, of }) => [control, ...(of ? controlsIn(of) : [])]);

/**
 * Begins to fetch what the forms of these fields are made of, so that the first one that is opened need not wait.
 * What fails is fetched again by the form that needs it, which says so.
 */
export function fetchForms(plugins: AdminPlugins, forms: readonly Fields[]): void {
  for (const name of new Set(forms.flatMap((fields) => controlsIn(editorsOf(fields))))) {
    const [plugin = '', control] = name.split('/');
    if (control === undefined) laterFields[name]?.fetch();
    else
      void loadEntry(plugins, plugin)
        .then(({ controls: loaders }) => loaders?.[control]?.())
        .catch(() => undefined);
  }
}
