import type { SettingsOf } from '#contract/settings.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { settingsReader } from '#server/kernel/settings/settings-reader.ts';
import type { Tagged } from '#server/site/page-view.ts';
import type { Organisation, SiteIdentity, SiteIdentityReader } from '#server/site/site-identity.ts';
import { createTagCache } from '#server/site/tag-cache.ts';
import { site } from '../site.manifest.ts';
import { addressedImage, siteImages } from './site-images.ts';

type Values = SettingsOf<typeof site>;

const key = 'identity';
/** There is one entry. */
const capacity = 100;

function organisationOf(values: Values, logo: Organisation['logo']): Organisation | undefined {
  const { organisation, organisationKind: kind, street, postalCode, town, country, telephone, email } = values;
  return organisation === ''
    ? undefined
    : { kind, name: organisation, street, postalCode, town, country, telephone, email, logo };
}

async function identityOf(app: Lectern): Promise<Tagged<SiteIdentity>> {
  const values = await app.service(settingsReader).read(site);
  const { name, titleSeparator, indexing } = values;
  const images = await siteImages(app, values);
  const files = [values.logo, values.shareImage].flatMap((image) => (image ? [image.fileID] : []));
  return {
    value: {
      name,
      titleSeparator,
      organisation: organisationOf(values, addressedImage(app, 'logo', images.logo)),
      shareImage: addressedImage(app, 'shareImage', images.shareImage),
      isIndexed: indexing && app.environment.isProduction,
    },
    tags: [cacheTags.settings(site.id), ...files.map(cacheTags.media)],
  };
}

/** Reads the facts of the site once, and again when somebody changed them, in whatever process. */
export function createSiteIdentity(app: Lectern): SiteIdentityReader {
  const kept = createTagCache<Tagged<SiteIdentity>>(capacity);
  app.invalidations.subscribe(kept.drop);
  return {
    async read() {
      const known = kept.get(key);
      if (known) return known;
      const since = kept.mark();
      const made = await identityOf(app);
      kept.set(key, made, { tags: made.tags, size: 1, since });
      return made;
    },
  };
}
