import type { Plugin } from 'vite';
import type { Site } from '../server/kernel/load-site.ts';
import { readSiteFiles } from '../server/site/site-files.ts';

/** What a build does about the files that a site serves as they are, such as the fonts of its theme. */
export interface SiteFileAddresses {
  /** Addresses that stay as they stand in a stylesheet. One that no file answers is not among them, so that the build tells of it. */
  readonly external: readonly string[];
  /** Writes the addresses in stylesheets with the hashes of their files. */
  readonly plugin: Plugin;
}

/** Reads which files there are. */
export function siteFileAddresses(site: Pick<Site, 'config' | 'dir'>): SiteFileAddresses {
  const { addresses, lasting } = readSiteFiles(site);
  // The longest first: one may be the beginning of another.
  const inOrder = addresses.toSorted((one, other) => other.length - one.length);
  return {
    external: addresses.flatMap((address) => [address, lasting(address)]),
    plugin: {
      name: 'lectern:site-files',
      // After stylesheets were joined with those that they import, and before the result gets its name.
      transform(code, id) {
        if (!/\.css(?:\?|$)/.test(id)) return undefined;
        const written = inOrder.reduce((text, address) => text.replaceAll(address, lasting(address)), code);
        return written === code ? undefined : { code: written, map: null };
      },
    },
  };
}
