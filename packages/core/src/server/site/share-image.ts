import { createHash } from 'node:crypto';
import type { SharedPage } from '../../contract/plugin.ts';
import { shareSize } from '../../site/image/variant.ts';
import type { SiteApp } from './site-app.ts';
import type { PageView, ShareImage } from './page-view.ts';

type Drawing = Pick<SiteApp, 'apiPath' | 'environment' | 'site'>;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** A page that no site has, to tell one way of drawing from another. */
const sample: SharedPage = { title: 'Abcdefghijklm nopqrstuvwxyz', path: '/', locale: 'nl-NL', siteName: 'Abc' };

const versions = new WeakMap<object, string>();

/** Another with another way of drawing; undefined where it cannot draw at all. */
function versionOf(draw: (page: SharedPage) => string): string {
  const known = versions.get(draw);
  if (known !== undefined) return known;
  let version = '';
  try {
    version = digest(draw(sample));
  } catch {
    // Whoever asks for a picture of a page is told, and the log says of which.
  }
  versions.set(draw, version);
  return version;
}

/** Names a drawn picture by what it shows; undefined where the site draws none. */
export function shareHash({ site }: Pick<Drawing, 'site'>, { title, path, locale, siteName }: SharedPage): string | undefined {
  const draw = site.config.shareImage;
  return draw && digest(JSON.stringify([versionOf(draw), title, path, locale, siteName]));
}

/** The address of the picture that is drawn of a page, under `{api}/site/share/{pageID}/{hash}`. */
export function drawnImage(app: Drawing, view: PageView): ShareImage | undefined {
  const { title, path, locale, pageID, site } = view;
  const hash = shareHash(app, { title, path, locale, siteName: site.name });
  if (hash === undefined) return undefined;
  return { url: `${app.environment.origin}${app.apiPath}/site/share/${pageID}/${hash}`, altText: title, ...shareSize };
}
