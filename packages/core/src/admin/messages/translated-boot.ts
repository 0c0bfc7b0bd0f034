import type { Boot } from '../../contract/boot.ts';
import { errorTextOf, labelOf } from './translations.ts';

/** The first data of the admin with what manifests name in it in the person's language. */
export function translatedBoot(boot: Boot): Boot {
  const { pageTypes, errors, menu, importers } = boot;
  return {
    ...boot,
    // The id of a type begins with that of its plugin.
    pageTypes: pageTypes.map((type) => ({ ...type, label: labelOf(type.label, type.type.split('/')[0]) })),
    errors: Object.fromEntries(
      Object.entries(errors).map(([code, entry]) => [code, { ...entry, text: errorTextOf(code) ?? entry.text }]),
    ),
    menu: menu.map((item) => ({
      ...item,
      title: labelOf(item.title, item.plugin),
      ...(item.submenu ? { submenu: item.submenu.map((entry) => ({ ...entry, title: labelOf(entry.title, item.plugin) })) } : {}),
    })),
    importers: importers.map((importer) => ({ ...importer, label: labelOf(importer.label, importer.plugin) })),
  };
}
