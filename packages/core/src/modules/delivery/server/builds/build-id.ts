import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lectern } from '#server/kernel/lectern.ts';
import { buildDir, pageManifest, siteManifest } from '#server/site/build-manifest.ts';

/**
 * Names what pages are drawn with: the built files, the versions of core and plugins, and what the site states beside them. Two
 * processes of the same id draw the same pages.
 */
export async function readBuildID({ site, version }: Pick<Lectern, 'site' | 'version'>): Promise<string> {
  const { plugins: _, ...stated } = site.config;
  const digest = createHash('sha256').update(JSON.stringify([version, stated]));
  for (const { manifest } of site.plugins) digest.update(`${manifest.name}@${manifest.version}\n`);
  for (const file of [siteManifest, pageManifest])
    digest.update(await readFile(join(site.dir, buildDir, file)).catch(() => Buffer.alloc(0)));
  return digest.digest('hex');
}
