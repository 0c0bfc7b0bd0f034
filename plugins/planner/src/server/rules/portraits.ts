import type { PluginApp } from '@lectern/core/server';
import type { AdvisorRules } from './read-rules.ts';

/** Addresses of portraits, by the ids of advisors. */
export type Portraits = ReadonlyMap<string, string>;

/** The portraits of advisors, each as the narrowest copy that there is: it is shown no wider than a stamp. */
export async function readPortraits(
  { pictures }: Pick<PluginApp, 'pictures'>,
  advisors: readonly Pick<AdvisorRules, 'id'>[],
): Promise<Portraits> {
  const found = await pictures.of([...new Set(advisors.map(({ id }) => id))]);
  return new Map(
    [...found].map(([id, { url, sources }]) => {
      const copies = sources?.find(({ type }) => type === 'image/webp')?.srcSet;
      return [id, copies?.split(' ', 1)[0] ?? url];
    }),
  );
}
