import { adminLanguages } from '../../contract/admin-language.ts';
import { builtUrl, entryIn, importsOf } from './vite-manifest.ts';
import type { ViteManifest } from './vite-manifest.ts';

/** Before a language, the module with its words. */
export const translationEntry = 'translations/';

/** Addresses of the files with which the admin begins. */
export interface AdminFiles {
  readonly script: string;
  readonly stylesheets: readonly string[];
  readonly preloads: readonly string[];
  /** Scripts with the words of each language other than English. */
  readonly translations: Readonly<Record<string, readonly string[]>>;
  readonly fonts: readonly string[];
}

/** What the admin begins with when it is opened by this entry; undefined where that was not built. */
export function adminFilesIn(manifest: ViteManifest, entryName: string): AdminFiles | undefined {
  const [key, entry] = entryIn(manifest, entryName) ?? [];
  if (key === undefined || !entry) return undefined;
  const imported = importsOf(manifest, key).flatMap((name) => manifest[name] ?? []);
  return {
    script: builtUrl(entry.file),
    stylesheets: [entry, ...imported].flatMap(({ css }) => css ?? []).map(builtUrl),
    fonts: [entry, ...imported]
      .flatMap(({ assets }) => assets ?? [])
      .filter((path) => path.endsWith('.woff2'))
      .map(builtUrl),
    translations: Object.fromEntries(
      adminLanguages.flatMap((language) => {
        const found = Object.values(manifest).find(({ src }) => src?.endsWith(`/${translationEntry}${language}`));
        return found ? [[language, [builtUrl(found.file)]] as const] : [];
      }),
    ),
    preloads: imported.map(({ file }) => builtUrl(file)),
  };
}
