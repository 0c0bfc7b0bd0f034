import { loadSite, readCoreVersion } from '../../server/kernel/load-site.ts';
import { buildSite } from '../build-site.ts';
import { siteFile } from './site-file.ts';

/** Builds the site in this folder. */
export async function build(): Promise<void> {
  await buildSite(await loadSite(siteFile(), await readCoreVersion()));
}
