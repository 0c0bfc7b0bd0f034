import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Site } from '../server/kernel/load-site.ts';
import { siteFileBase } from '../server/site/build-manifest.ts';

/**
 * Addresses of the files that a site serves as they are, such as the fonts of its theme: what a stylesheet names with one
 * of them stays as it is written. An address that no file answers is not among them, so that the build tells of it.
 */
export function siteFileAddresses({ config, dir }: Pick<Site, 'config' | 'dir'>): string[] {
  const folder = join(dir, config.assets ?? '');
  if (!config.assets || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => siteFileBase + relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
